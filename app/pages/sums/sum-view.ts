import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import type { Asked } from '#domain/sums/asked.ts';
import { type Drawn, draw } from '#domain/sums/chart.ts';
import { inFormula, spoken } from '#domain/sums/show.ts';
import { exampleOf, type SumInput, type SumValues } from '#domain/sums/sum.ts';
import { inField, isWhole } from '#domain/sums/typed.ts';
import { figures, work } from '#domain/sums/work.ts';

/** A sum as it is drawn: what its fields hold, what is wrong with them, and every text that follows. */
export type SumView = {
  typed: Readonly<Record<string, string>>;
  wrong: readonly string[];
  /** Whether these are somebody’s own numbers, and no longer the example. */
  own: boolean;
  /** What is drawn: the numbers typed, or the example’s while one of them is wrong. */
  values: SumValues;
  /** What is read by where it stands (see `figures`); without sensible numbers there are none. */
  texts: Readonly<Record<string, string>>;
  drawn: Drawn | null;
  /** Below which the sum stands with these numbers. */
  address: string;
};

/** The address of a sum with somebody's numbers, which works without a script. */
export function addressOf(id: string, typed: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(typed).toString();
  return `/sums/${id}${search && `?${search}`}`;
}

/** The sum with the numbers of an address; without them, the example. */
export function sumView({ id, sum, chart }: PagedSum, asked?: Asked): SumView {
  const example = exampleOf(sum);
  const shipped = Object.fromEntries(sum.inputs.map((one) => [one.name, inField(one.value)]));
  const typed = asked?.typed ?? shipped;
  const values: SumValues | null = asked ? asked.values : example;
  return {
    typed,
    wrong: asked?.wrong ?? [],
    own: sum.inputs.some(({ name }) => typed[name] !== shipped[name]),
    values: values ?? example,
    texts: values ? figures(sum, values, work(sum, values, sumWords.noAnswer), sumWords) : {},
    drawn: chart && draw(sum, values ?? example, chart),
    address: addressOf(id, asked ? typed : {}),
  };
}

/** The id of a field in the page. */
export const fieldId = ({ id }: Pick<PagedSum, 'id'>, name: string) => `${id.replace('/', '-')}-${name}`;

/** What is said beside a field that holds no number within its limits. */
export function problemOf(input: SumInput): string {
  const limit = (value: number) => spoken(input.unit, inFormula(input.unit, value), sumWords);
  const { number, whole } = sumWords.problems;
  return (isWhole(input) ? whole : number)
    .replace('{{least}}', limit(input.least))
    .replace('{{most}}', limit(input.most));
}

/** What the island is given: the sum without its words, and without the names of its parts, which every page would carry. */
export function sumProps({ id, sum, chart }: PagedSum) {
  const line = chart && {
    input: chart.input,
    line: chart.line,
    from: chart.from,
    to: chart.to,
    cost: chart.cost,
  };
  return {
    id,
    inputs: sum.inputs.map(
      ({ name, unit, value, least, most, step }) => [name, unit, value, least, most, step] as const,
    ),
    lines: sum.lines.map(({ name, unit, formula }) => [name, unit, formula] as const),
    chart: line,
    noAnswer: sumWords.noAnswer,
    units: { oneIn: sumWords.oneIn, forOne: sumWords.forOne },
  };
}

export type SumProps = ReturnType<typeof sumProps>;
