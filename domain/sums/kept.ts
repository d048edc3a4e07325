import { z } from 'zod';
import type { UnitWords } from './show.ts';
import type { Sum, SumValues } from './sum.ts';
import { figures, type NoAnswer, work } from './work.ts';

const short = z.string().max(4000);

/** A sum as somebody saw it, in its words and figures: what is kept with an enquiry whatever becomes of the sum. */
export const keptSumSchema = z.object({
  title: short,
  page: short,
  numbers: z.array(z.object({ label: short, value: short })).max(40),
  lines: z.array(z.object({ label: short, working: short, result: short })).max(20),
});
export type KeptSum = z.infer<typeof keptSumSchema>;

type SumSaid = UnitWords & { noAnswer: NoAnswer };
type Named = { title: string; path: string; sum: Sum; shownLines: number };

/** A sum with somebody's numbers, ready to be kept. */
export function keep({ title, path, sum, shownLines }: Named, values: SumValues, words: SumSaid): KeptSum {
  const worked = work(sum, values, words.noAnswer);
  const said = figures(sum, values, worked, words);
  return {
    title,
    page: path,
    numbers: sum.inputs.map(({ name, label }) => ({ label, value: said[name] ?? '' })),
    lines: worked.slice(0, shownLines).map(({ label, working, result }) => ({ label, working, result })),
  };
}
