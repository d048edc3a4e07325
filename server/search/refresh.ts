import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
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
  for (let done = 0; done < most && !signal?.aborted; done += atOnce) {
    if (!(await isBehind(db))) return true;
    await exclusively(db, lockKey, async (trx) => {
      const oldest = trx.selectFrom('search_stale').select('person_id').orderBy('number').limit(atOnce);
      const ids = [...new Set((await oldest.execute()).map((note) => note.person_id))];
      if (ids.length === 0) return;
      // Only what is seen here is worked off: a change that is written meanwhile has a note of its own.
      const seen = trx.selectFrom('search_stale').select('number').where('person_id', 'in', ids);
      const numbers = (await seen.limit(mostNotes).execute()).map((note) => note.number);
      await writeDocuments(trx, db.engine, (await sourcesOf(trx, ids)).map(documentOf));
      await trx.deleteFrom('search_stale').where('number', 'in', numbers).execute();
    });
    // SQLite answers at once: without a pause nobody else would be served until all are done.
    await setImmediate();
  }
  return !(await isBehind(db));
}

async function isBehind({ query }: Db): Promise<boolean> {
  return (await query.selectFrom('search_stale').select('number').limit(1).executeTakeFirst()) !== undefined;
}
