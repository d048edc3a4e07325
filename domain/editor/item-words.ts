import type { Entries } from './entries.ts';
import type { Field } from './field.ts';

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

/** Several reviews come from one company, and many from 'Founder'. */
const giver = (author?: string, company?: string) =>
  author && company ? `${author}, ${company}` : undefined;

/** The words by which one knows an item of a list while it is folded. */
export function itemWords(item: Field, entries: Entries, name: string): string {
  const said = (key: string) => entries.get(`${name}.${key}`);
  const titled = [giver(said('author'), said('company')), ...telling.map(said)].find(Boolean);
  const first = item.kind === 'group' ? item.fields.find(({ kind }) => kind === 'text') : undefined;
  const words = titled ?? (first && entries.get(`${name}.${first.key}`)) ?? '';
  return words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words;
}
