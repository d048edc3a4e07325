import { setImmediate } from 'node:timers/promises';
import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { documentOf } from './document.ts';
import { sourcesOf } from './sources.ts';
import { writeDocuments } from './write.ts';

const lockKey = 7_302_611;
/** Putting a document in the place of one in a large index takes some 6 ms, in which SQLite answers nobody else. */
const atOnce = 20;
const mostNotes = 5_000;

/**
 * Brings the documents up to date of which the database notes that they are behind, the longest behind first. One
 * process at a time, so that none writes what it has read before a newer change.
 * @param most how many notes are worked off
 * @param signal what ends it before that, as when the site stops
 * @returns whether nothing is left
 */
export async function refreshSearch(db: Db, most: number, signal?: AbortSignal): Promise<boolean> {
  const leaving = new Set<string>();
  for (let done = 0; done < most && !signal?.aborted; done += atOnce) {
    if (!(await isBehind(db))) return true;
    const found = await exclusively(db, lockKey, (trx) => refreshSome(trx, db.engine, leaving));
    if (!found) break;
    // SQLite answers at once: without a pause nobody else would be served until all are done.
    await setImmediate();
  }
  return !(await isBehind(db));
}

/** @param leaving who is passed over, as somebody is just deleting them. @returns whether there was any left */
async function refreshSome(trx: Queries, engine: Db['engine'], leaving: Set<string>): Promise<boolean> {
  const oldest = trx
    .selectFrom('search_stale')
    .select('person_id')
    .$if(leaving.size > 0, (notes) => notes.where('person_id', 'not in', [...leaving]))
    .orderBy('number')
    .limit(atOnce);
  const ids = [...new Set((await oldest.execute()).map((note) => note.person_id))];
  if (ids.length === 0) return false;
  const held = await holdThose(trx, engine, ids);
  // Only what is seen here is worked off: a change that is written meanwhile has a note of its own.
  const seen = trx.selectFrom('search_stale').select(['number', 'person_id']).where('person_id', 'in', ids);
  const notes = await seen.limit(mostNotes).execute();
  const sources = await sourcesOf(trx, ids);
  for (const { personId } of sources) if (!held.has(personId)) leaving.add(personId);
  const staying = sources.filter(({ personId }) => held.has(personId));
  await writeDocuments(trx, engine, staying.map(documentOf));
  // Whoever is being deleted keeps their notes: that may still fail, and then the document is behind as before.
  const done = notes.filter((note) => !leaving.has(note.person_id)).map(({ number }) => number);
  if (done.length > 0) await trx.deleteFrom('search_stale').where('number', 'in', done).execute();
  return true;
}

/**
 * Keeps people from being deleted until the transaction ends. Nobody is waited for, since a deletion may itself wait
 * for one of the others.
 */
async function holdThose(trx: Queries, engine: Db['engine'], ids: string[]): Promise<Set<string>> {
  if (engine === 'sqlite') return new Set(ids);
  const free = trx.selectFrom('people').select('id').where('id', 'in', ids).forKeyShare().skipLocked();
  return new Set((await free.execute()).map(({ id }) => id));
}

async function isBehind({ query }: Db): Promise<boolean> {
  return (await query.selectFrom('search_stale').select('number').limit(1).executeTakeFirst()) !== undefined;
}
