import type { Entries } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';

const telling = [
  'title',
  'name',
  'label',
  'question',
  'headline',
  'role',
  'company',
  'path',
  'problem',
  'measure',
  'day',
];

/** The words by which one knows an item of a list while it is folded. */
export function itemWords(item: Field, entries: Entries, name: string): string {
  const titled = telling.map((key) => entries.get(`${name}.${key}`)).find(Boolean);
  const first = item.kind === 'group' ? item.fields.find(({ kind }) => kind === 'text') : undefined;
  const words = titled ?? (first && entries.get(`${name}.${first.key}`)) ?? '';
  return words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words;
}
