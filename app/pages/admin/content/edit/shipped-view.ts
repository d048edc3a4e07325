import type { ContentDocument } from '#content/registry.ts';
import { putTogether } from '#server/content/proofs/apart.ts';
import { readProofs } from '#server/content/proofs/stored.ts';
import { shippedChanges } from '#server/content/shipped/changed.ts';
import type { Queries } from '#server/db/db.ts';
import { type ConflictRow, rowOf } from './conflict-view.ts';

/** Where what ships has changed since a text was edited. */
export async function shippedRows(queries: Queries, id: string): Promise<ConflictRow[]> {
  const [change] = await shippedChanges(queries, id);
  return (change?.differences ?? []).map(rowOf);
}

/** What shipped when a text was edited, what stands in its form, and what ships now; null when nothing has changed. */
export async function threeShipped(queries: Queries, document: ContentDocument, mine: unknown) {
  const [change] = await shippedChanges(queries, document.id);
  if (!change) return null;
  const held = await readProofs(queries);
  const withProofs = (facts: object) => putTogether(document.id, facts, ({ id }) => held.get(Number(id)));
  return { base: withProofs(change.before), mine, theirs: withProofs(document.defaults) };
}
