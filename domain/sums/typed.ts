import type { SumInput } from './sum.ts';

const form = /^(?:1 in )?([-−]?)£? ?(\d{1,3}(?:,\d{3})+|\d*)(\.\d{1,6})? ?%?$/i;

/** Whether only whole numbers make sense: visits are counted, minutes may be halved. */
export const isWhole = ({ unit, step }: SumInput) => unit === 'count' && step % 1 === 0;

/**
 * Reads a number as people type it: '1,500', '£1500', '4 %', '1 in 5'. A comma parts thousands only.
 * @returns null for what is no number, or none within the limits
 */
export function readTyped(input: SumInput, text: string): number | null {
  const found = text.length <= 30 ? form.exec(text.trim()) : null;
  const digits = `${found?.[2] ?? ''}${found?.[3] ?? ''}`.replaceAll(',', '');
  if (!found || digits === '') return null;
  const value = Number(digits) * (found[1] ? -1 : 1);
  if (value < input.least || value > input.most) return null;
  return isWhole(input) && value % 1 !== 0 ? null : value;
}

/** A number as it stands in a field: 4,000, 1.5. */
export function inField(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 6 });
}
