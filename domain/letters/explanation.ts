/** What a report says in words is short; whatever is longer has the returned message in it. */
const most = 4000;
/** A title above what is returned, '------ This is a copy of the message': those of Sendmail's own lists are none. */
const dashed = /^\s*-{2,}\s*[^-\s]/;
const ownList = /transcript|fatal error|transient|addresses|recipients|reason/i;
const title =
  /^\s*(?:\W{0,3}original (?:message|mail|email)\b(?! was)|.{0,60}\b(?:copy of (?:the|your) (?:original )?(?:message|mail|email)|(?:message|mail|email) (?:is returned|follows)|below this line)\b)/i;
const header =
  /^\s*(?:received|return-path|message-id|mime-version|content-[\w-]+|dkim-signature|from|to|subject|date|reply-to|x-[\w-]+|von|an|betreff|de|objet|asunto):\s/i;
/** Sendmail shows what was said with three of these marks. */
const quoted = /^\s*>(?!>)/;

/** What a mail server explains in a report, without the message that it returns below. */
export function explanationIn(text: string): string {
  const lines = text.slice(0, 2 * most).split('\n');
  const end = lines.findIndex(
    (line) =>
      (dashed.test(line) && !ownList.test(line)) ||
      title.test(line) ||
      header.test(line) ||
      quoted.test(line),
  );
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .slice(0, most)
    .trim();
}
