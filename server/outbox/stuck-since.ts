import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';

type Emails = SelectQueryBuilder<Database, 'outbox', object>;
type Longest = { now: number; longestMs: number };

/**
 * Since when emails have been stuck: the oldest that is overdue or failing, of those written after the last delivery,
 * when that is longer ago than said. One address that takes nothing is not a mail server that is down. Null when they
 * go out.
 */
export function stuckSince(queries: Queries, { now, longestMs }: Longest): Promise<number | null> {
  const late = now - longestMs;
  const emails = emailsIn(queries);
  const waiting = emails
    .where('status', 'in', ['pending', 'leased'])
    // What is meant for later waits for its time.
    .where((eb) => eb.or([eb('failures', '>', 0), eb('next_attempt_at', '<', late)]));
  return undeliveredSince(emails, waiting, late);
}

/** The same of emails to one address: the oldest that fails or was given up. Null when they arrive. */
export function stuckTo(
  { engine, query }: Db,
  { to, now, longestMs }: Longest & { to: string },
): Promise<number | null> {
  const payload = engine === 'postgres' ? sql`payload::json` : sql`payload`;
  const emails = emailsIn(query).where(sql<SqlBool>`lower(${payload} ->> 'to') = ${to.toLowerCase()}`);
  const failing = emails.where('status', 'in', ['pending', 'dead']).where('failures', '>', 0);
  return undeliveredSince(emails, failing, now - longestMs);
}

const emailsIn = (queries: Queries): Emails => queries.selectFrom('outbox').where('kind', '=', 'email');

/** When the oldest of some was written that is older than said, and younger than the last delivery. */
async function undeliveredSince(emails: Emails, some: Emails, late: number): Promise<number | null> {
  const waiting = some
    .select('created_at')
    .where('created_at', '<', late)
    // What waits for a reason has not failed.
    .where('waits_for', 'is', null)
    .orderBy('created_at')
    .limit(1);
  const oldest = await waiting.executeTakeFirst();
  if (!oldest) return null;
  const last = await emails
    .select((eb) => eb.fn.max('done_at').as('at'))
    .where('status', '=', 'done')
    .where('done_at', '>', oldest.created_at)
    .executeTakeFirst();
  const stuck = await waiting.where('created_at', '>', Number(last?.at ?? 0)).executeTakeFirst();
  return stuck?.created_at ?? null;
}
