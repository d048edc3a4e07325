import { contentDocuments } from '#content/documents.ts';
import type { Testimonial } from '#content/schema/testimonial.ts';
import type { Documents } from '#server/content/documents/live-documents.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import type { Queries } from '#server/db/db.ts';
import { reviewsId } from './apart.ts';
import { proofStates } from './stored.ts';

/** A review that is shown as real and has no proof; `erased` when its giver asked for that. */
export type Unproven = { company: string; erased: boolean };

/** The reviews of given versions that may not be shown as they are. */
export async function unprovenIn(queries: Queries, documents: Documents): Promise<Unproven[]> {
  const document = contentDocuments.get(reviewsId);
  if (!document) return [];
  const number = documents[reviewsId];
  const release = await releaseOf(queries, number === undefined ? {} : { [reviewsId]: number });
  const reviews = (release.get(document.file) ?? document.defaults) as readonly Testimonial[];
  const real = reviews.filter(({ sample }) => !sample);
  if (real.length === 0) return [];
  const states = await proofStates(queries);
  return real
    .filter(({ id }) => states.get(id) !== 'held')
    .map(({ id, company }) => ({ company, erased: states.get(id) === 'erased' }));
}
