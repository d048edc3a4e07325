import type { ContentDocument } from '#content/registry.ts';
import { describe } from '#domain/editor/describe.ts';
import type { Field } from '#domain/editor/field.ts';
import { formSchemaOf } from '#server/content/proofs/apart.ts';

const described = new WeakMap<ContentDocument, Field>();

/** The form of a document; it follows from its schema alone, with what is kept apart from it. */
export function formOf(document: ContentDocument): Field {
  const known = described.get(document);
  if (known) return known;
  const field = describe(formSchemaOf(document));
  described.set(document, field);
  return field;
}
