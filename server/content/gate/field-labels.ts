import { contentDocuments } from '#content/documents.ts';
import type { Field } from '#domain/editor/field.ts';
import { labelOf, listLabel, oneOf } from '#domain/editor/field-words.ts';
import { formOf } from '#server/content/documents/form-of.ts';

/**
 * How a field is called in its form, from the top: 'Top of the page', 'Button 1', 'Label' for 'hero.buttons.0.label'.
 * What no form has is called by its key.
 */
export function fieldLabels(document: string, field: string): string[] {
  const known = contentDocuments.get(document);
  const form = known && formOf(known);
  let at: Field | undefined = form;
  const labels: string[] = [];
  for (const key of field.split('.')) {
    const isNumber = /^\d+$/.test(key);
    if (isNumber)
      labels.push(`${oneOf(labels.pop() ?? (form ? listLabel(form) : 'Entry'))} ${Number(key) + 1}`);
    at = inner(at, key);
    if (!isNumber) labels.push(at?.label || labelOf(key));
  }
  return labels;
}

function inner(field: Field | undefined, key: string): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields.find((one) => one.key === key);
    case 'variants':
      return field.variants.flatMap(({ fields }) => fields).find((one) => one.key === key);
    case 'list':
      // What may be missing is a list of one in its form only.
      return field.as === 'list' || field.as === 'by-name' ? field.item : inner(field.item, key);
    default:
      return undefined;
  }
}
