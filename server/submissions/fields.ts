import { kilobyte } from '#domain/format/sizes.ts';
import { DomainError } from '#server/base/errors.ts';

/**
 * What one body may hold, in any encoding: far above every form of the site (the longest, the owner's hours with
 * 200 special dates, has about a thousand fields), far below what makes reading or checking slow.
 */
export const bodyBounds = {
  fields: 2_000,
  /** Times that one name may come. */
  repeats: 100,
  nameLength: 100,
  /** Bytes of one text, and of all texts of a form together. */
  textBytes: 64 * kilobyte,
  allTextBytes: 256 * kilobyte,
  /** Levels of lists and objects within each other in JSON. */
  depth: 8,
};

export const tooManyFields = 'The form has too many fields.';
export const tooLongName = 'The form has a field whose name is too long.';
const tooOften = 'The form has a field that comes too many times.';

/** Field values by name, a repeated field as a list. @throws DomainError invalid beyond the bounds */
export function collect(fields: Iterable<[string, string]>): Record<string, string | string[]> {
  const lists = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of fields) {
    if (++count > bodyBounds.fields) throw new DomainError('invalid', tooManyFields);
    if (name.length > bodyBounds.nameLength) throw new DomainError('invalid', tooLongName);
    const list = lists.get(name);
    if (!list) lists.set(name, [value]);
    else if (list.push(value) > bodyBounds.repeats) throw new DomainError('invalid', tooOften);
  }
  return Object.fromEntries([...lists].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

/** The fields of a url-encoded body in their order. @throws DomainError invalid when there are too many */
export function parseFields(text: string): URLSearchParams {
  let separators = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    if (++separators >= bodyBounds.fields) throw new DomainError('invalid', tooManyFields);
  }
  return new URLSearchParams(text);
}
