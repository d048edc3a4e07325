import { inPounds } from '#domain/business/price.ts';
import type { Field } from '#domain/editor/field.ts';
import { labelOf, oneOf } from '#domain/editor/field-words.ts';

const longest = 1200;

/** What stands in a field, to be read: a list as lines, a choice by its label. '' for nothing. */
export function factText(field: Field, value: unknown): string {
  const text = read(field, value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function read(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'choice')
    return field.options.find((one) => one.value === value)?.label ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return field.kind === 'number' && field.pounds ? inPounds(value) : String(value);
  if (Array.isArray(value)) {
    const item = field.kind === 'list' ? field.item : field;
    return value.map((one, index) => `${index + 1}. ${read(item, one).replaceAll('\n', '\n   ')}`).join('\n');
  }
  if (typeof value !== 'object') return String(value);
  if (field.kind === 'picture') return pictureText(value);
  const fields = partsOf(field, value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const at = fields.find((one) => one.key === key);
      const words = at ? read(at, inner) : typeof inner === 'string' ? inner : '';
      return words && `${at?.label ?? oneOf(labelOf(key))}: ${words}`;
    })
    .filter(Boolean)
    .join('\n');
}

function pictureText(picture: { image?: unknown; alt?: unknown; decorative?: unknown }): string {
  return picture.decorative === true ? 'A picture, as decoration' : `A picture: ${String(picture.alt ?? '')}`;
}

function partsOf(field: Field, value: object): Field[] {
  if (field.kind === 'group') return field.fields;
  if (field.kind === 'list') return partsOf(field.item, value);
  if (field.kind !== 'variants') return [];
  const kind = (value as Record<string, unknown>)[field.by];
  return field.variants.find((one) => one.value === kind)?.fields ?? [];
}
