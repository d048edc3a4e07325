import { letterWidths, measuredLetters } from './font-widths.ts';

/** The two faces of the site. */
export type Face = keyof typeof letterWidths;

const measured = (widths: string): ReadonlyMap<string, number> => {
  const numbers = widths.split(' ').map(Number);
  return new Map([...measuredLetters].map((letter, index) => [letter, numbers[index] ?? 1000]));
};
const faces: Record<Face, ReadonlyMap<string, number>> = {
  display: measured(letterWidths.display),
  text: measured(letterWidths.text),
};

/** How wide a text is on one line, in pixels; letters that no face has count as wide as they are high. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) {
    const measured = faces[face].get(letter);
    if (measured !== undefined) width += measured;
    // Marks stand above or below the letter before them.
    else if (!/\p{M}|\u200d/u.test(letter)) width += 1000;
  }
  return (width * size) / 1000;
}

/** The pieces of a text between which a browser may begin a new line. */
const piecesOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (word === '' ? [] : word.split(/(?<=[-–—])/)));

/** The widest piece of a text that a browser cannot break. */
export function widestPiece(text: string, face: Face, size: number): { piece: string; width: number } {
  let widest = { piece: '', width: 0 };
  for (const piece of piecesOf(text)) {
    // A piece is measured up to a length at which no place holds it.
    const width = widthOf(piece.slice(0, 400), face, size);
    if (width > widest.width) widest = { piece, width };
  }
  return widest;
}

/** How many lines a text takes in a place of a width, in pixels. */
export function linesOf(text: string, face: Face, size: number, room: number): number {
  const space = widthOf(' ', face, size);
  let lines = 1;
  let used = 0;
  for (const piece of piecesOf(text.slice(0, 2000))) {
    const width = widthOf(piece, face, size);
    if (used > 0 && used + space + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? space : 0) + width;
  }
  return lines;
}
