import { evaluate, isName, partsOf } from './formula.ts';
import { inFormula, rounded, shown, spoken, type UnitWords } from './show.ts';
import type { Sum, SumValues } from './sum.ts';

/** What stands in the place of a figure that cannot be worked out, or is beyond all sense. */
export type NoAnswer = { nothing: string; large: string };

/** A line as it is read. `value` is null where there is no answer. */
export type WorkedLine = {
  name: string;
  label: string;
  working: string;
  result: string;
  value: number | null;
};

/** Figures beyond this say nothing to anybody. */
const largest = 1e9;

/**
 * Works a sum out, line by line. Each figure is rounded as it is shown before the next line takes it, so that the
 * arithmetic that is read comes out by hand as well.
 * @param values as typed, one for each input
 */
export function work({ inputs, lines }: Sum, values: SumValues, noAnswer: NoAnswer): WorkedLine[] {
  const known = new Map<string, { value: number; text: string }>();
  for (const { name, unit } of inputs) {
    const value = inFormula(unit, values[name] ?? Number.NaN);
    known.set(name, { value, text: shown(unit, value) });
  }
  let trouble = '';
  return lines.map(({ name, label, unit, formula }) => {
    const raw = evaluate(formula, (of) => known.get(of)?.value ?? Number.NaN);
    const isSensible = Math.abs(raw) <= largest;
    const value = isSensible ? rounded(unit, raw) : null;
    // A line below one without an answer has none for the same reason.
    if (!isSensible) trouble ||= Number.isFinite(raw) ? noAnswer.large : noAnswer.nothing;
    // What one pound brings is money where it is an answer, and a bare number in the next line's working.
    const result = value === null ? trouble : shown(unit === 'for-one' ? 'pounds' : unit, value);
    const working = partsOf(formula)
      .map((part) => (isName(part) ? (known.get(part)?.text ?? part) : part))
      .join(' ')
      .replace(/\( | \)/g, (bracket) => bracket.trim())
      .replace(/ - /g, ' − ')
      .replace(/ \* /g, ' × ')
      .replace(/ \/ /g, ' ÷ ');
    known.set(name, { value: value ?? Number.NaN, text: value === null ? '?' : shown(unit, value) });
    return { name, label, working, result, value };
  });
}

/**
 * Everything that is read of a sum, by where it stands: 'bid' in a sentence, 'bid=' as the result of its line,
 * 'bid:' as its working.
 */
export function figures(
  { inputs, lines }: Sum,
  values: SumValues,
  worked: readonly WorkedLine[],
  units: UnitWords,
) {
  const said: Record<string, string> = {};
  for (const { name, unit } of inputs) said[name] = spoken(unit, inFormula(unit, values[name] ?? 0), units);
  worked.forEach(({ name, value, working, result }, at) => {
    said[name] = value === null ? result : spoken(lines[at]?.unit ?? 'count', value, units);
    said[`${name}=`] = result;
    said[`${name}:`] = working;
  });
  return said;
}
