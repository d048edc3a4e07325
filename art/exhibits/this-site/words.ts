import { fontFiles } from '#art/press/fonts.ts';
import { type Measure, measureFont } from '#art/press/measure.ts';

/** Words of a page in lines of so many signs at most, as a page of that width breaks them. */
export function broken(words: string, most: number): string[] {
  const rows: string[] = [];
  for (const word of words.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < most) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** How headlines, figures and the flag are set. */
export const display = { family: 'display', weight: 700 } as const;

const faces = { text: 'InstrumentSans_400', display: 'BricolageGrotesque_700' } as const;
const measures = new Map<string, Measure>();

/** How wide words are which others go on from. */
export function widthOf(words: string, size: number, face: keyof typeof faces = 'text'): number {
  const file = fontFiles.find((one) => one.includes(faces[face]));
  if (!file) throw new Error(`There is no ${faces[face]}.`);
  const measure = measures.get(file) ?? measureFont(file);
  measures.set(file, measure);
  return measure(words, size);
}
