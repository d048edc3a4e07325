import { contrastBetween, parseColour } from '#domain/colours/oklch.ts';

/** Contrast of two colours as they were written, 1 to 21; null when one of them is no colour. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first && second ? contrastBetween(first, second) : null;
}
