import { z } from 'zod';
import { mistakeIn } from '#domain/sums/mistakes.ts';
import { exampleOf, type Sum, type SumChart, sumUnits } from '#domain/sums/sum.ts';
import { work } from '#domain/sums/work.ts';
import { text } from './page.ts';

/** Names that an address of a sum uses for itself. */
const taken = new Set(['sum', 'sent', 'from']);

const name = z
  .string()
  .regex(
    /^[a-z][a-zA-Z0-9]{0,29}$/,
    'must be one word of letters and figures that begins with a small letter',
  )
  .refine((one) => !taken.has(one), 'must be another word: the address of the sum uses this one')
  .meta({ title: 'Name in formulas' });

const unit = z.enum(sumUnits).meta({
  title: 'Counts',
  labels: {
    count: 'things (4,000)',
    pounds: 'pounds (£1,500)',
    percent: 'percent (4%)',
    'one-in': 'one in so many (1 in 5)',
    'for-one': 'pounds for each pound (£3 for £1)',
  },
});

const formula = text(200).meta({
  title: 'Formula',
  description: 'Names of inputs and of lines above, numbers, and the signs + − × ÷ and brackets.',
});

const limit = z.number('must be a number').min(-1e9).max(1e9);
const number = { least: limit, most: limit, step: z.number('must be a number').positive().max(1e6) };

/** A number that visitors may change, with the example's to begin with. A percentage is 4 for 4%. */
const sumInput = z.object({
  name,
  label: text(80),
  unit,
  value: limit.meta({ title: 'Number of the example' }),
  ...number,
});
const line = z.object({ name, label: text(80), unit, formula });

/** A number that is no line of the slip, for the sentence that concludes. */
const aside = line.omit({ label: true });

const chart = z.object({
  input: name.meta({ title: 'The input that runs from left to right' }),
  from: limit.meta({ title: 'Begins at' }),
  to: limit.meta({ title: 'Ends at' }),
  line: name.meta({ title: 'The line that is drawn' }),
  cost: name.optional().meta({ title: 'The input that the line has to reach' }),
  caption: text(120),
});

/** The fields of a sum. `conclusion` names figures in single braces, `{bid}`, so that it stays true of other numbers. */
export const sumFields = {
  inputs: z.array(sumInput).min(2).max(10),
  lines: z.array(line).min(1).max(10),
  asides: z.array(aside).max(10).meta({ title: 'Figures for the conclusion only' }),
  chart: chart.optional().meta({ title: 'Drawn line' }),
  conclusion: text().meta({ description: 'A figure stands in it by its name in braces, such as {margin}.' }),
};

type Fields = z.infer<z.ZodObject<typeof sumFields>>;
type Wrong = (path: PropertyKey[], message: string) => void;

/** The sum of a section: the lines that are read, then those that only the conclusion names. */
export function sumOf({ inputs, lines, asides }: Pick<Fields, 'inputs' | 'lines' | 'asides'>): Sum {
  return { inputs, lines: [...lines, ...asides.map((one) => ({ ...one, label: '' }))] };
}

/** Adds an issue for every input and formula that makes no sense, in words for whoever edits the text. */
export function checkSum(fields: Fields, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const wrong: Wrong = (path, message) => context.addIssue({ code: 'custom', path, message });
  const known = new Set<string>();
  const claim = (own: string, path: PropertyKey[]) => {
    if (known.has(own)) wrong([...path, 'name'], `“${own}” is the name of another input or line`);
    known.add(own);
  };
  fields.inputs.forEach((one, at) => {
    claim(one.name, ['inputs', at]);
    checkInput(one, (field, message) => wrong(['inputs', at, field], message));
  });
  let sound = true;
  for (const list of ['lines', 'asides'] as const)
    fields[list].forEach((one, at) => {
      const mistake = mistakeIn(one.formula, known);
      if (mistake) wrong([list, at, 'formula'], mistake);
      sound &&= !mistake;
      claim(one.name, [list, at]);
    });
  if (sound) checkAnswers(fields, wrong);
  if (fields.chart) checkChart(fields.chart, fields, wrong);
  for (const [, own = ''] of fields.conclusion.matchAll(/(?<!\{)\{(\w+)\}/g))
    if (!known.has(own)) wrong(['conclusion'], `there is no input or line with the name “${own}”`);
}

/** Says what is wrong with the limits of an input. */
function checkInput(
  { value, least, most }: { value: number; least: number; most: number },
  wrong: (field: string, message: string) => void,
): void {
  if (least >= most) wrong('most', 'must be more than the least');
  else if (value < least || value > most) wrong('value', 'must lie between the least and the most');
}

function checkAnswers(fields: Fields, wrong: Wrong): void {
  const sum = sumOf(fields);
  const worked = work(sum, exampleOf(sum), { nothing: 'nothing', large: 'large' });
  const at = worked.findIndex(({ value }) => value === null);
  if (at < 0) return;
  const place = at < fields.lines.length ? ['lines', at] : ['asides', at - fields.lines.length];
  const why =
    worked[at]?.result === 'large' ? 'the figure is too large to say anything' : 'it divides by nothing';
  wrong([...place, 'formula'], `with the example’s numbers this has no answer: ${why}`);
}

function checkChart({ input, line: drawn, from, to, cost }: SumChart, fields: Fields, wrong: Wrong): void {
  if (cost && !fields.inputs.some((one) => one.name === cost))
    wrong(['chart', 'cost'], `no input is called “${cost}”`);
  if (!fields.inputs.some((one) => one.name === input))
    wrong(['chart', 'input'], `no input is called “${input}”`);
  if (!fields.lines.some((one) => one.name === drawn))
    wrong(['chart', 'line'], `no line is called “${drawn}”`);
  if (from >= to) wrong(['chart', 'to'], 'must be more than where it begins');
}
