import { root } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';
import { listLabel } from '#domain/editor/field-words.ts';

/** A part of a document's form, under its heading; `fields` have a name each. */
export type FormSection = { id: string; title: string; fields: { field: Field; name: string }[] };

/** A document's form in parts: what stands at its top first, then each group and list by itself. */
export function sectionsOf(document: Field): FormSection[] {
  if (document.kind !== 'group') {
    const title = document.kind === 'list' ? listLabel(document) : 'Text';
    return [{ id: 'part-all', title, fields: [{ field: { ...document, label: title }, name: root }] }];
  }
  const top: FormSection = { id: 'part-top', title: 'At the top', fields: [] };
  const parts = document.fields.flatMap((field): FormSection[] => {
    const named = { field, name: `${root}.${field.key}` };
    if (field.kind === 'group' || field.kind === 'list' || field.kind === 'variants') {
      return [{ id: `part-${field.key}`, title: field.label, fields: [named] }];
    }
    top.fields.push(named);
    return [];
  });
  if (parts.length === 0) top.title = 'Text';
  return top.fields.length > 0 ? [top, ...parts] : parts;
}
