const most = 50;
const longest = 250;

/**
 * The message ids in a header such as References, in their order and without repetition, each in its angle brackets.
 * Of a long thread the first one and the latest are kept. What holds a control character is no id: encoded words bring
 * NUL into a header, which PostgreSQL refuses to look for.
 */
export function messageIds(header: string | null | undefined): string[] {
  const found = [...(header ?? '').slice(0, 20_000).matchAll(/<([^<>\s\p{Cc}]+)>/gu)]
    .filter(([whole]) => whole.length <= longest)
    .map(([whole]) => whole);
  const distinct = [...new Set(found)];
  return distinct.length > most ? [distinct[0] as string, ...distinct.slice(1 - most)] : distinct;
}

/** The part of an id before its @: mails of the outbox have their entry's id there. */
export function localPart(messageId: string): string {
  return messageId.slice(1, -1).split('@')[0] ?? '';
}
