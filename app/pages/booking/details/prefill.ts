import { cleanText } from '#domain/forms/clean-text.ts';
import { prefillLimits } from './prefill-names.ts';

/** The details from an address; values that are too long are left out. */
export function prefillFrom(search: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, longest] of Object.entries(prefillLimits)) {
    const value = cleanText(search.get(name) ?? '').replaceAll(/\s+/g, ' ');
    if (value && value.length <= longest) values[name] = value;
  }
  return values;
}
