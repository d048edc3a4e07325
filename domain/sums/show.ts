import type { SumUnit } from './sum.ts';

const pound = '£';

/** Most decimals that a figure of this size is read with: pence below £1,000, fewer the larger a count is. */
function decimals(unit: SumUnit, size: number): number {
  if (unit === 'pounds' || unit === 'for-one') return size < 1000 ? 2 : 0;
  if (unit === 'percent') return 2;
  return size < 10 ? 2 : size < 100 ? 1 : 0;
}

const scale = (unit: SumUnit) => (unit === 'percent' ? 100 : 1);

/** What is typed, as formulas take it: 4% is 0.04. */
export const inFormula = (unit: SumUnit, typed: number): number => typed / scale(unit);

/** A figure as it is shown, so that whoever reckons with what stands there comes to the same. Percentages as shares. */
export function rounded(unit: SumUnit, value: number): number {
  const typed = value * scale(unit);
  const by = 10 ** decimals(unit, Math.abs(typed));
  // Twelve figures: 1.005 × 100 must not come out a hair below 100.5.
  return Math.round(Number((typed * by).toPrecision(12))) / by / scale(unit) + 0;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Making a format takes far longer than using it. */
function withDecimals(least: number, most: number): Intl.NumberFormat {
  const key = 10 * least + most;
  const known = formats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  const made = new Intl.NumberFormat('en-GB', options);
  formats.set(key, made);
  return made;
}

/** A figure in British form, such as '£1,500', '−£4.20', '1.5%' or '4,000'. */
export function shown(unit: SumUnit, value: number): string {
  const typed = Number((Math.abs(rounded(unit, value)) * scale(unit)).toPrecision(12));
  const isMoney = unit === 'pounds';
  const text = withDecimals(isMoney && typed % 1 !== 0 ? 2 : 0, decimals(unit, typed)).format(typed);
  return `${value < 0 && typed > 0 ? '−' : ''}${isMoney ? pound : ''}${text}${unit === 'percent' ? '%' : ''}`;
}

/** What stands before a figure of one in so many, and behind pounds for each pound. */
export type UnitWords = { oneIn: string; forOne: string };

/** A figure with its unit, as it is read in a sentence: '1 in 5', '£3 for £1', else as `shown`. */
export function spoken(unit: SumUnit, value: number, { oneIn, forOne }: UnitWords): string {
  const text = shown(unit, value);
  if (unit === 'one-in') return `${oneIn} ${text}`;
  return unit === 'for-one' ? `${pound}${text} ${forOne}` : text;
}
