import { type SqlBool, sql } from 'kysely';
import { DomainError } from '#server/base/errors.ts';
import { putTogether, takeApart } from '#server/content/proofs/apart.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { factsText, readFacts, readStored } from './facts-text.ts';
import { knownDocument } from './known.ts';

type Whose = { document: string; staffId: string };

/** What a form knows of the draft: when that was kept which it began with, 0 for none, and how it names itself. */
export type DraftSeen = { at: number; form: string | null };

type ToKeep = Whose & { facts: object; base: number; seen?: DraftSeen | undefined };

const typedElsewhere =
  'This text was typed on in another window since this one was opened. Save what stands here, or copy it, and load the page anew.';

/** What somebody has typed and not saved, proofs of reviews among it. `base` is the version that they began with, `at` in epoch milliseconds. */
export type Draft = { facts: object; base: number; at: number };

/**
 * Keeps what somebody types, wrong or unfinished, in place of what they typed before.
 * @param seen without it, whatever draft there is gives way
 * @returns when it was kept, in epoch milliseconds
 * @throws DomainError not-found, too-large, conflict when another form of theirs has kept a draft since
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { document, staffId, facts, base, seen }: ToKeep,
): Promise<number> {
  knownDocument(document);
  factsText(facts);
  const apart = takeApart(document, facts);
  const fields = {
    ...{ facts: factsText(apart.facts), base_number: base, saved_at: clock.now() },
    proofs: apart.proofs?.some(Boolean) ? JSON.stringify(apart.proofs) : null,
    form: seen?.form ?? null,
  };
  const kept = await db.query
    .insertInto('content_drafts')
    .values({ document, staff_id: staffId, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['document', 'staff_id']).doUpdateSet(fields).where(isSeen(seen)),
    )
    .returning('document')
    .executeTakeFirst();
  if (!kept) throw new DomainError('conflict', typedElsewhere);
  return fields.saved_at;
}

/** Whether a draft is the form's own, or the one that it began with. */
const isSeen = (seen: DraftSeen | undefined) =>
  seen
    ? sql<SqlBool>`(content_drafts.saved_at = ${seen.at} or content_drafts.form = ${seen.form})`
    : sql<SqlBool>`1 = 1`;

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

/** @param seen as `saveDraft` has it: what another form has kept since stays */
export async function dropDraft(
  queries: Queries,
  { document, staffId, seen }: Whose & { seen?: DraftSeen | undefined },
): Promise<void> {
  await queries
    .deleteFrom('content_drafts')
    .where('document', '=', document)
    .where('staff_id', '=', staffId)
    .where(isSeen(seen))
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
