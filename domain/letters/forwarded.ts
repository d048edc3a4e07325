/** Who wrote what somebody has passed on. */
export type Forwarded = { name: string; email: string };

const marks =
  /^(?:-{2,}\s*(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado)\s*-{2,}|begin forwarded message:)$/iu;
const prefix = /^(?:fwd?|wg|tr|rv|i)\s*:/i;
const sender = /^\**(?:from|von|de|da|van)\s*:\**\s*(.*)$/iu;

/** Whether a subject says that the letter was passed on. */
export function isPassedOn(subject: string): boolean {
  return prefix.test(subject.trim());
}

/** The first writer that a forwarded letter names; null when it is none, or does not say. */
export function forwardedFrom(subject: string, text: string): Forwarded | null {
  const lines = text
    .slice(0, 20_000)
    .split('\n', 400)
    .map((line) =>
      line
        .slice(0, 400)
        .replace(/^[>\s]+/, '')
        .trim(),
    );
  const mark = lines.findIndex((line) => marks.test(line));
  if (mark < 0 && !isPassedOn(subject)) return null;
  for (const line of lines.slice(Math.max(0, mark))) {
    const named = sender.exec(line)?.[1];
    const email = named && /[^\s<>[\]()"':;,]+@[^\s<>[\]()"':;,]+/.exec(named)?.[0];
    if (named && email) return { name: nameBefore(named, email), email: email.toLowerCase() };
  }
  return null;
}

function nameBefore(named: string, email: string): string {
  return named
    .slice(0, named.indexOf(email))
    .replaceAll(/[<>"[\]*]|mailto:/g, '')
    .trim()
    .slice(0, 120);
}
