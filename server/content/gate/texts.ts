import { titleOf } from '#content/document-places.ts';
import { fieldLabels } from './field-labels.ts';

/** The way to a field from the top of its document. */
export type Way = readonly PropertyKey[];

/** A way as findings name it: 'hero.buttons.0.label'. */
export const fieldOf = (path: Way): string => path.map(String).join('.');

/** Every text below a value with the way to it, at any depth. */
export function* textsOf(value: unknown): Generator<{ path: Way; text: string }> {
  const waiting: { path: Way; value: unknown }[] = [{ path: [], value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: one } = next;
    if (typeof one === 'string') yield { path, text: one };
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.entries(one).map(([key, below]) => ({ path: [...path, key], value: below }));
    waiting.push(...inner.reverse());
  }
}

/** A text on one line, in quotation marks, short enough to be read in a sentence. */
export function quoted(text: string, longest = 60): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/\s+/g, ' ')
    .trim();
  return `‘${line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line}’`;
}

/** A piece of a text around a place in it, in quotation marks. */
export function excerpt(text: string, at: number, around = 24): string {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + around);
  const piece = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `‘${from > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}’`;
}

/** What the owner calls a document; one that has no name is called by its id. */
export function nameOf(document: string): string {
  try {
    return titleOf(document);
  } catch {
    return document;
  }
}

/** The start of a sentence about one field: 'In ‘CRM’, at ‘Top of the page, Introduction’,'. */
export const inField = (document: string, field: string) =>
  `In ${quoted(nameOf(document))}, at ‘${field === '' ? 'the whole text' : fieldLabels(document, field).join(', ')}’,`;
