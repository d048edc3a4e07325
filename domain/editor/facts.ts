import { type Entries, entriesOf, marksOf, root, variantName } from './entries.ts';
import type { Field, ListField, TextField, WhenEmpty } from './field.ts';
import { withoutUnseen } from './unseen-signs.ts';

/** Most values that one form may stand for: a few characters can name a list, but not a list of lists without end. */
const mostValues = 20_000;

/**
 * The facts of a document from its posted form, the inverse of `toFields`. It never fails: what is missing is empty,
 * what is no number stays the text that was typed, and the schema says what is wrong with it.
 */
export function fromForm(field: Field, form: Iterable<[string, unknown]>): unknown {
  return factsOf(field, entriesOf(form));
}

/** The same from what stands in the controls. */
export function factsOf(field: Field, entries: Entries, name = root): unknown {
  return read(field, name, { entries, left: mostValues });
}

type Reading = { entries: Entries; left: number };

function read(field: Field, name: string, reading: Reading): unknown {
  const typed = reading.entries.get(name) ?? '';
  reading.left -= 1;
  switch (field.kind) {
    case 'fixed':
      return field.value;
    case 'kept':
      return parsed(typed);
    case 'yes-no':
      if (typed === 'yes') return true;
      return field.empty === 'empty' || typed === 'no' ? false : nothing(field.empty);
    case 'number':
      return typed.trim() === '' && field.empty !== 'empty' ? nothing(field.empty) : numberOf(typed);
    case 'choice':
      return typed === '' ? nothing(field.empty) : typed;
    case 'text': {
      const text = cleaned(typed, field.look);
      return text === '' ? nothing(field.empty) : text;
    }
    case 'picture': {
      const [image = '', alt = ''] = ['image', 'alt'].map(
        (key) => reading.entries.get(`${name}.${key}`) ?? '',
      );
      if (image === '' && field.empty !== 'empty') return nothing(field.empty);
      const decorative = reading.entries.get(`${name}.decorative`) === 'yes';
      return { image, alt: cleaned(alt, 'line'), decorative };
    }
    case 'group': {
      const values = field.fields.map(
        (inner) => [inner.key, read(inner, `${name}.${inner.key}`, reading)] as const,
      );
      return field.as === 'list' ? values.map(([, value]) => value) : objectOf(values);
    }
    case 'variants': {
      const value = reading.entries.get(variantName(name));
      const chosen = field.variants.find((one) => one.value === value) ?? field.variants[0];
      return objectOf(
        (chosen?.fields ?? []).map((inner) => [inner.key, read(inner, `${name}.${inner.key}`, reading)]),
      );
    }
    case 'list':
      return listOf(field, name, reading);
  }
}

function listOf(field: ListField, name: string, reading: Reading): unknown {
  const items = marksOf(reading.entries, name).flatMap((mark) =>
    reading.left > 0 ? [read(field.item, `${name}.${mark}`, reading)] : [],
  );
  if (field.as === 'list') return items;
  if (field.as !== 'by-name') return items.length > 0 ? items[0] : nothing(field.as);
  const pairs = items as { name: string; value: unknown }[];
  return objectOf(pairs.map((pair) => [pair.name, pair.value]));
}

function nothing(empty: WhenEmpty): '' | null | undefined {
  return empty === 'empty' ? '' : empty === 'null' ? null : undefined;
}

/** Own properties only, `__proto__` too; what is left out is not there. */
function objectOf(values: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Stray blanks are nobody's intention; in Markdown they may have a meaning. Unbroken blanks stay. */
function cleaned(text: string, look: TextField['look']): string {
  const typed = withoutUnseen(text, look === 'long' || look === 'markdown' ? '\n' : ' ');
  if (look === 'markdown') {
    const lines = typed.split('\n').map((line) => line.slice(0, endOf(line, ' \t')));
    return betweenEnds(lines.join('\n'), '\n');
  }
  return betweenEnds(typed.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n'), ' \n');
}

/** A text without these signs at its ends. A pattern would begin anew at each sign of a long run within the text. */
function betweenEnds(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text[from] ?? '')) from += 1;
  return text.slice(from, Math.max(from, endOf(text, signs)));
}

/** Where a text ends without these signs. */
function endOf(text: string, signs: string): number {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** A number as people type it, with pound sign and commas; else what was typed. */
function numberOf(typed: string): number | string {
  const plain = typed
    .trim()
    .slice(0, 40)
    .replace(/^£\s?/, '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? Number(plain) : typed.trim();
}

function parsed(typed: string): unknown {
  try {
    return typed === '' ? undefined : JSON.parse(typed);
  } catch {
    return undefined;
  }
}
