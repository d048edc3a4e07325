import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';

/** Takes what the timeline tells of one thing out of it, with the thing itself. */
export async function forgetInTimeline(trx: Queries, subject: string): Promise<void> {
  await trx.deleteFrom('timeline').where('subject', '=', subject).execute();
}

/**
 * Deletes people of whom nothing happened since an instant and nothing else is kept, with addresses, notes and
 * timeline; their subscriptions stay. @returns how many
 */
export async function forgetPeople(queries: Queries, before: number, status?: 'spam'): Promise<number> {
  const quiet = queries
    .deleteFrom('people')
    .where('last_at', '<', before)
    .where(sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)`)
    .where(sql<boolean>`not exists (select 1 from bookings where bookings.person_id = people.id)`);
  const gone = await (status ? quiet.where('status', '=', status) : quiet).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes people, and what splits and merges of theirs keep of them with others. */
export async function dropPeople(trx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('people').where('id', 'in', ids).execute();
  await trx.deleteFrom('person_merges').where('other_id', 'in', ids).execute();
}
