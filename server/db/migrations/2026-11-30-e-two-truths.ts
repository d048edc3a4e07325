import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';

type Facts = Record<string, unknown>;
/** The tables as they are at this step; later steps may change them. */
type Former = {
  content_versions: { id: string; document: string; number: number; facts: string };
  content_drafts: { document: string; staff_id: string; facts: string; proofs: string | null };
  review_proofs: Facts;
};

const reviews = 'testimonials';
const fields = ['giver', 'contact', 'givenOn', 'permission', 'original'] as const;

/**
 * Proofs of reviews leave the versions and drafts that held them for a table of their own, where an erasure reaches
 * them. Versions are rewritten this once. Each version keeps which delivered text it was written over.
 */
export async function twoTruths(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await tables(db);
  const former = db as Kysely<Former>;
  await unguarded(db, engine, () => moveOutOfVersions(former));
  await moveOutOfDrafts(former);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  const personal = sql.raw('giver, contact, given_on, permission, original');
  const columns = ['giver', 'contact', 'given_on', 'permission', 'original'];
  const all = (words: string) => sql.raw(columns.map((column) => `${column} ${words}`).join(' and '));
  await sql`create table review_proofs (
    review_id int8 not null primary key,
    state text not null,
    ${sql.raw(columns.map((column) => `${column} text`).join(', '))},
    saved_at int8 not null,
    erased_at int8,
    constraint review_proofs_id_check check (review_id > 0),
    constraint review_proofs_state_check check (
      (state = 'held' and ${all('is not null')} and erased_at is null)
      or (state = 'erased' and coalesce(${personal}) is null and erased_at is not null))
  )`.execute(db);
  await sql`create table content_defaults (
    document text not null,
    hash text not null,
    facts text not null,
    schema_hash text not null,
    first_at int8 not null,
    constraint content_defaults_key primary key (document, hash)
  )`.execute(db);
  await sql`alter table content_versions add column default_hash text`.execute(db);
  await sql`alter table content_drafts add column proofs text`.execute(db);
}

async function moveOutOfVersions(db: Kysely<Former>): Promise<void> {
  const rows = await db
    .selectFrom('content_versions')
    .select(['id', 'facts'])
    .where('document', '=', reviews)
    .orderBy('number')
    .execute();
  const latest = new Map<number, Facts>();
  for (const { id, facts } of rows) {
    const parts = apart(facts);
    if (!parts) continue;
    for (const [index, proof] of parts.proofs.entries()) {
      const review = parts.items[index]?.id;
      if (proof && typeof review === 'number') latest.set(review, proof);
    }
    await db
      .updateTable('content_versions')
      .set({ facts: JSON.stringify(parts.items) })
      .where('id', '=', id)
      .execute();
  }
  for (const [review, proof] of latest) {
    const [giver, contact, given_on, permission, original] = fields.map((name) => proof[name]);
    if (![giver, contact, given_on, permission, original].every((value) => typeof value === 'string'))
      continue;
    await db
      .insertInto('review_proofs')
      .values({
        ...{ review_id: review, state: 'held', giver, contact, given_on, permission, original },
        ...{ saved_at: 0, erased_at: null },
      })
      .execute();
  }
}

async function moveOutOfDrafts(db: Kysely<Former>): Promise<void> {
  const rows = await db
    .selectFrom('content_drafts')
    .select(['staff_id', 'facts'])
    .where('document', '=', reviews)
    .execute();
  for (const { staff_id, facts } of rows) {
    const parts = apart(facts);
    if (!parts) continue;
    await db
      .updateTable('content_drafts')
      .set({ facts: JSON.stringify(parts.items), proofs: JSON.stringify(parts.proofs) })
      .where('document', '=', reviews)
      .where('staff_id', '=', staff_id)
      .execute();
  }
}

/** The items of a list without their proofs, and the proofs; null where there are none. */
function apart(text: string): { items: Facts[]; proofs: (Facts | null)[] } | null {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return null;
  const proofs = list.map((item) => (isObject(item) && isObject(item.proof) ? item.proof : null));
  if (!list.some((item) => isObject(item) && 'proof' in item)) return null;
  const items = list.map((item) => {
    if (!isObject(item)) return item as Facts;
    const { proof: _, ...rest } = item;
    return rest;
  });
  return { items, proofs };
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes away the guard of versions for as long as `work` runs, within the transaction of the step. */
async function unguarded(db: Kysely<unknown>, engine: Engine, work: () => Promise<void>): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table content_versions disable trigger content_versions_changed`.execute(db);
    await work();
    await sql`alter table content_versions enable trigger content_versions_changed`.execute(db);
    return;
  }
  await sql`drop trigger content_versions_changed`.execute(db);
  await work();
  await sql`create trigger content_versions_changed before update of id, document, number, facts, schema_hash, note, created_at on content_versions
    begin select raise(abort, 'A saved version is never changed'); end`.execute(db);
}
