import { type Entries, marksOf, root, variantName } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';

/** A control of a form with its field; a list is one too, since its order can be changed. */
export type Control = { name: string; field: Field };

/** Every control that a form of this document has at present. */
export function controlsOf(field: Field, entries: Entries, name = root): Control[] {
  switch (field.kind) {
    case 'fixed':
    case 'kept':
      return [];
    case 'group':
      return field.fields.flatMap((inner) => controlsOf(inner, entries, `${name}.${inner.key}`));
    case 'variants': {
      const kind = entries.get(variantName(name));
      const chosen = field.variants.find(({ value }) => value === kind);
      return (chosen?.fields ?? []).flatMap((inner) => controlsOf(inner, entries, `${name}.${inner.key}`));
    }
    case 'list': {
      const items = marksOf(entries, name).flatMap((mark) =>
        controlsOf(field.item, entries, `${name}.${mark}`),
      );
      return [{ name, field }, ...items];
    }
    default:
      return [{ name, field }];
  }
}
