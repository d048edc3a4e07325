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

const measures = new Map<number, Measure>();

/** How wide words of a small line are, which others go on from. */
export function widthOf(words: string, weight: 400 | 600 = 400): number {
  const file = fontFiles.find((one) => one.includes(`InstrumentSans_${weight}`));
  if (!file) throw new Error(`There is no Instrument Sans of weight ${weight}.`);
  const measure = measures.get(weight) ?? measureFont(file);
  measures.set(weight, measure);
  return measure(words, 15);
}
