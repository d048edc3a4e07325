/** Signs that cannot be seen: blanks without width, soft hyphens, marks of the beginning of a file. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** Pasted words without what cannot be seen, with plain blanks. */
export function plainWords(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** The same for a field of one line: lines follow each other after a blank. */
export function oneLine(text: string): string {
  return plainWords(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
