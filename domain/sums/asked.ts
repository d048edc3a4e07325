import type { Sum, SumValues } from './sum.ts';
import { inField, readTyped } from './typed.ts';

/** A sum as an address asks for it: what stands in its fields, and the numbers unless one is wrong. */
export type Asked = {
  typed: Readonly<Record<string, string>>;
  /** Names of the fields that hold no number within their limits. */
  wrong: readonly string[];
  values: SumValues | null;
};

/** Longest text that is shown again of a field; nobody types a number that long. */
const longestTyped = 40;

/** Reads the numbers of a sum from an address. A field that is missing has the example's; of repeated ones the first counts. */
export function readAsked({ inputs }: Pick<Sum, 'inputs'>, search: URLSearchParams): Asked {
  const typed: Record<string, string> = {};
  const wrong: string[] = [];
  const values: Record<string, number> = {};
  for (const input of inputs) {
    const sent = search.get(input.name);
    const text = sent === null ? inField(input.value) : sent.slice(0, longestTyped);
    const read = readTyped(input, text);
    typed[input.name] = text;
    if (read === null) wrong.push(input.name);
    else values[input.name] = read;
  }
  return { typed, wrong, values: wrong.length > 0 ? null : values };
}
