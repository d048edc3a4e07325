import type { Field } from './field.ts';
import { mostItems } from './field.ts';

/** What stands in the controls of a form, by their names. */
export type Entries = ReadonlyMap<string, string>;

/** The name of a whole document in its form; fields within it follow after dots: 'f.hero.title'. */
export const root = 'f';

/** Most controls of one form; above every document, below what a server reads of a body. */
const mostEntries = 4000;

/** The name of the control that says which of several groups a field is. */
export const variantName = (name: string) => `${name}~kind`;

/**
 * The texts of a posted form, within bounds. Line ends are the server's again, since browsers send carriage returns.
 */
export function entriesOf(form: Iterable<[string, unknown]>): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [name, value] of form) {
    if (entries.size >= mostEntries) break;
    if (typeof value !== 'string' || !(name === root || /^f[.~]/.test(name))) continue;
    entries.set(name, value.replace(/\r\n?/g, '\n'));
  }
  return entries;
}

/** The items of a list in their order, by the marks that their names hold. */
export function marksOf(entries: Entries, name: string): string[] {
  const marks = (entries.get(name) ?? '').slice(0, mostItems * 7).split(' ');
  return [...new Set(marks.filter((mark) => /^\d{1,6}$/.test(mark)))].slice(0, mostItems);
}

/**
 * What stands in the controls of a form for facts. Facts that are not of their schema's kind leave a control empty, or
 * stand in it as text; a missing list has as many items as it needs.
 */
export function toFields(field: Field, facts: unknown, name = root): Map<string, string> {
  const entries = new Map<string, string>();
  write(field, facts, name, entries);
  return entries;
}

function write(field: Field, facts: unknown, name: string, into: Map<string, string>): void {
  switch (field.kind) {
    case 'fixed':
      return;
    case 'kept':
      if (facts !== undefined) into.set(name, JSON.stringify(facts));
      return;
    case 'yes-no':
      if (field.empty !== 'empty') into.set(name, facts === true ? 'yes' : facts === false ? 'no' : '');
      else if (facts === true) into.set(name, 'yes');
      return;
    case 'picture':
      into.set(`${name}.image`, textOf(own(facts, 'image')));
      into.set(`${name}.alt`, textOf(own(facts, 'alt')));
      if (own(facts, 'decorative') === true) into.set(`${name}.decorative`, 'yes');
      return;
    case 'group':
      for (const inner of field.fields) write(inner, own(facts, inner.key), `${name}.${inner.key}`, into);
      return;
    case 'variants': {
      const value = own(facts, field.by);
      const chosen = field.variants.find((one) => one.value === value) ?? field.variants[0];
      into.set(variantName(name), chosen?.value ?? '');
      for (const inner of chosen?.fields ?? []) {
        write(inner, own(facts, inner.key), `${name}.${inner.key}`, into);
      }
      return;
    }
    case 'list': {
      const items = itemsOf(field.as, facts) ?? Array.from({ length: field.least }, () => undefined);
      into.set(name, items.map((_, index) => index).join(' '));
      items.forEach((item, index) => {
        write(field.item, item, `${name}.${index}`, into);
      });
      return;
    }
    default:
      into.set(name, textOf(facts));
  }
}

function itemsOf(as: 'list' | 'left-out' | 'null' | 'by-name', facts: unknown): unknown[] | null {
  if (as === 'list') return Array.isArray(facts) ? facts.slice(0, mostItems) : null;
  if (as !== 'by-name') return facts === undefined || facts === null ? [] : [facts];
  if (typeof facts !== 'object' || facts === null) return null;
  return Object.entries(facts).map(([name, value]) => ({ name, value }));
}

/** Never what an object inherits. */
function own(facts: unknown, key: string): unknown {
  if (typeof facts !== 'object' || facts === null || !Object.hasOwn(facts, key)) return undefined;
  return (facts as Record<string, unknown>)[key];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
