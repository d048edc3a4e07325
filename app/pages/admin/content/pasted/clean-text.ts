import { withoutUnseen } from '#domain/editor/unseen-signs.ts';

/** Pasted words without what cannot be seen, with plain blanks. */
export function plainWords(text: string): string {
  return withoutUnseen(text.replace(/\r\n?/g, '\n'), '\n')
    .replace(/\u00ad/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** The same for a field of one line: lines follow each other after a blank. */
export function oneLine(text: string): string {
  return plainWords(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
