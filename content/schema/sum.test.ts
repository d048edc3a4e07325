import { expect, it } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { services } from '#content/services/all.ts';

type Fields = {
  inputs: Record<string, unknown>[];
  lines: Record<string, unknown>[];
  asides: Record<string, unknown>[];
  chart: Record<string, unknown>;
  conclusion: string;
};

/** What the editor says of the PPC page once its sum has been changed. */
function saidOf(change: (sum: Fields) => void): string[] {
  const page = structuredClone({ ...services['ppc-advertising'] });
  change(page.sections.find((one) => one.kind === 'worked-example') as unknown as Fields);
  const document = contentDocuments.get('services/ppc-advertising');
  if (!document) throw new Error('There is no such document.');
  return mistakesIn(document, page).map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`);
}

it.each<[string, (sum: Fields) => void, string]>([
  [
    'a name that is no input',
    (sum) => Object.assign(sum.inputs[2] ?? {}, { name: 'share' }),
    'lines.1.formula: the line names “rate”, which is no input and no line above',
  ],
  [
    'a line that takes one below it',
    (sum) => Object.assign(sum.lines[0] ?? {}, { formula: 'bid × 2' }),
    'lines.0.formula: the line names “bid”, which is no input and no line above',
  ],
  [
    'an example without an answer',
    (sum) => Object.assign(sum.lines[0] ?? {}, { formula: 'margin ÷ (enquiries − 5)' }),
    'lines.0.formula: with the example’s numbers this has no answer: it divides by nothing',
  ],
  [
    'two of one name',
    (sum) => Object.assign(sum.lines[0] ?? {}, { name: 'margin' }),
    'lines.0.name: “margin” is the name of another input or line',
  ],
  [
    'an example beyond its limits',
    (sum) => Object.assign(sum.inputs[0] ?? {}, { value: 0 }),
    'inputs.0.value: must lie between the least and the most',
  ],
  [
    'a conclusion that names nothing',
    (sum) => Object.assign(sum, { conclusion: 'Pay {price}.' }),
    'conclusion: there is no input or line with the name “price”',
  ],
  [
    'a drawn line of nothing',
    (sum) => Object.assign(sum.chart, { line: 'margin' }),
    'chart.line: no line is called “margin”',
  ],
  [
    'a cost that nobody can put in',
    (sum) => Object.assign(sum.chart, { cost: 'fee' }),
    'chart.cost: no input is called “fee”',
  ],
  [
    'a name of the address',
    (sum) => Object.assign(sum.inputs[0] ?? {}, { name: 'sum' }),
    'inputs.0.name: must be another word: the address of the sum uses this one',
  ],
])('%s is told in words', (_, change, said) => {
  expect(saidOf(change)).toContain(said);
});

it('finds nothing wrong with what ships', () => {
  expect(saidOf(() => undefined)).toEqual([]);
});
