import type { ContentDocument } from '#content/registry.ts';
import { reviewsFormSchema } from '#content/schema/testimonial.ts';

/** The document whose items have proofs. */
export const reviewsId = 'testimonials';

/** Proofs as they were typed, in the order of the items that they belong to. */
export type TypedProofs = readonly unknown[];

/** The schema of a document's form: that of the document, with what is kept apart from it. */
export function formSchemaOf({ id, schema }: ContentDocument): ContentDocument['schema'] {
  return id === reviewsId ? (reviewsFormSchema as unknown as ContentDocument['schema']) : schema;
}

/** Takes the proofs out of the facts of a form: only what is left may be stored as a version. */
export function takeApart(id: string, facts: object): { facts: object; proofs: TypedProofs | null } {
  if (id !== reviewsId || !Array.isArray(facts)) return { facts, proofs: null };
  const items = facts.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return { item, proof: null };
    const { proof = null, ...rest } = item as { proof?: unknown };
    return { item: rest, proof };
  });
  return { facts: items.map(({ item }) => item), proofs: items.map(({ proof }) => proof) };
}

/** The facts of a form: each item with its proof, where there is one. @param proofOf by the item and its place */
export function putTogether(
  id: string,
  facts: object,
  proofOf: (item: { id?: unknown }, index: number) => unknown,
): object {
  if (id !== reviewsId || !Array.isArray(facts)) return facts;
  return facts.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return item;
    const proof = proofOf(item, index);
    return proof ? { ...item, proof } : item;
  });
}
