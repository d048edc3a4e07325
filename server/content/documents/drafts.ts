import { putTogether, takeApart } from '#server/content/proofs/apart.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { factsText, readFacts, readStored } from './facts-text.ts';
import { knownDocument } from './known.ts';

type Whose = { document: string; staffId: string };

/** What somebody has typed and not saved, proofs of reviews among it. `base` is the version that they began with, `at` in epoch milliseconds. */
export type Draft = { facts: object; base: number; at: number };

/**
 * Keeps what somebody types, wrong or unfinished, in place of what they typed before.
 * @throws DomainError not-found, too-large
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { document, staffId, facts, base }: Whose & { facts: object; base: number },
): Promise<void> {
  knownDocument(document);
  factsText(facts);
  const apart = takeApart(document, facts);
  const fields = {
    ...{ facts: factsText(apart.facts), base_number: base, saved_at: clock.now() },
    proofs: apart.proofs?.some(Boolean) ? JSON.stringify(apart.proofs) : null,
  };
  await db.query
    .insertInto('content_drafts')
    .values({ document, staff_id: staffId, ...fields })
    .onConflict((conflict) => conflict.columns(['document', 'staff_id']).doUpdateSet(fields))
    .execute();
}

export async function readDraft(queries: Queries, { document, staffId }: Whose): Promise<Draft | null> {
  const row = await queries
    .selectFrom('content_drafts')
    .select(['facts', 'proofs', 'base_number as base', 'saved_at as at'])
    .where('document', '=', document)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const { facts, proofs: text, ...rest } = row;
  const proofs = text ? (readFacts(text) as unknown[]) : [];
  return { ...rest, facts: putTogether(document, readStored(document, facts), (_, index) => proofs[index]) };
}

export async function dropDraft(queries: Queries, { document, staffId }: Whose): Promise<void> {
  await queries
    .deleteFrom('content_drafts')
    .where('document', '=', document)
    .where('staff_id', '=', staffId)
    .execute();
}

/** The documents of which somebody has typed what is not saved. */
export async function draftedDocuments(queries: Queries, staffId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('content_drafts')
    .select('document')
    .where('staff_id', '=', staffId)
    .execute();
  return new Set(rows.map(({ document }) => document));
}

/** Drafts that somebody can still go on with: nobody else sees those of a colleague who has left, or can end them. */
export function openDrafts(queries: Queries) {
  return queries
    .selectFrom('content_drafts')
    .innerJoin('staff', 'staff.id', 'content_drafts.staff_id')
    .where('staff.left_at', 'is', null);
}
