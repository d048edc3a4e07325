/** The subject of an answer: one 'Re:', however many came. */
export function replySubject(subject: string): string {
  const bare = subject.replace(/^(?:\s*(?:re|aw|sv|antw)\s*(?:\[\d+\])?\s*:)+\s*/i, '').trim();
  return bare ? `Re: ${bare}` : '';
}
