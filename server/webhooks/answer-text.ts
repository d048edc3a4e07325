/** The beginning of what another program answered, in one line: for a page, and for the note of a failure. */
export function answerInLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
