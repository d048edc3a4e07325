import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import { inTurns } from '#server/db/in-turns.ts';
import type { Database } from '#server/db/schema.ts';
import type { Services } from '#server/ports/services.ts';
import { movesOf } from './merges/addresses-moved.ts';

/** Takes what the timeline tells of one thing out of it, with the thing itself. */
export async function forgetInTimeline(trx: Queries, subject: string): Promise<void> {
  await trx.deleteFrom('timeline').where('subject', '=', subject).execute();
}

/** With each go their addresses, timeline and, above all, their words in the index of the search: 10 to 30 ms. */
const atOnce = 3;

/**
 * Deletes people of whom nothing happened since an instant and nothing else is kept, with addresses, notes, timeline,
 * and letters with their files; their subscriptions stay. @returns how many
 */
export async function forgetPeople(
  { db, files }: Pick<Services, 'db' | 'files'>,
  before: number,
  { status, signal }: { status?: 'spam'; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const quiet = (eb: People) =>
    eb.and([...aloneSince(eb, before), ...(status ? [eb('status', '=', status)] : [])]);
  const due = await db.query.selectFrom('people').select('id').where(quiet).execute();
  let deleted = 0;
  await inTurns(due, { atOnce, signal }, async (some) => {
    const ids = some.map(({ id }) => id);
    const kept = await db.query
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .select('stored_name')
      .where('stored_name', 'is not', null)
      .where('messages.person_id', 'in', ids)
      .execute();
    // Something may have happened with one of them since.
    const gone = await db.query.transaction().execute((trx) => dropThose(trx, ids, quiet));
    deleted += gone.length;
    for (const { stored_name: storedName } of kept)
      if (storedName && !(await isStillNamed(db.query, storedName))) await files.discard(storedName);
  });
  return deleted;
}

/** Something may have happened with its person in between. */
async function isStillNamed(queries: Queries, storedName: string): Promise<boolean> {
  const row = await queries
    .selectFrom('message_files')
    .select('id')
    .where('stored_name', '=', storedName)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes a person of whom nothing happened since an instant and nothing else is kept. Files of their letters, which
 * nothing names any more, are swept later.
 */
export async function dropIfAlone(trx: Queries, id: string, before: number): Promise<void> {
  await dropThose(trx, [id], (eb) => eb.and(aloneSince(eb, before)));
}

type People = ExpressionBuilder<Database, 'people'>;

const aloneSince = (eb: People, before: number) => [
  eb('last_at', '<', before),
  sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)`,
  sql<boolean>`not exists (select 1 from bookings where bookings.person_id = people.id)`,
];

type Whom = { ids: readonly string[]; addresses: readonly string[] };

/** Deletes people, and what merges and splits keep of them, or under these addresses, with others. */
export async function dropPeople(trx: Queries, { ids, addresses }: Whom): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('people').where('id', 'in', ids).execute();
  await dropMoves(trx, { ids, addresses });
}

/** The same with those of some people for whom a condition holds. @returns their ids */
async function dropThose(
  trx: Queries,
  ids: readonly string[],
  which: (eb: People) => Expression<SqlBool>,
): Promise<string[]> {
  const had = await trx
    .selectFrom('person_addresses')
    .select(['person_id', 'email_key'])
    .where('person_id', 'in', ids)
    .execute();
  const rows = await trx.deleteFrom('people').where('id', 'in', ids).where(which).returning('id').execute();
  const gone = rows.map(({ id }) => id);
  const theirs = had.filter(({ person_id: id }) => gone.includes(id));
  await dropMoves(trx, { ids: gone, addresses: theirs.map(({ email_key: key }) => key) });
  return gone;
}

/** Those that are with others: by address too, as whoever was merged and split off again has another id. */
async function dropMoves(trx: Queries, { ids, addresses }: Whom): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('person_merges').where('other_id', 'in', ids).execute();
  const moves = await movesOf(trx, addresses);
  if (moves.length === 0) return;
  const moveIds = moves.map(({ id }) => id);
  await trx.deleteFrom('person_merges').where('id', 'in', moveIds).execute();
}
