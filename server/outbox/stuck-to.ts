import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Since when emails to one address have failed: the oldest that fails or was given up, of those written after the last
 * that was delivered there, when that is longer ago than said. Null when they arrive.
 */
export async function stuckTo(
  { engine, query }: Db,
  { to, now, longestMs }: { to: string; now: number; longestMs: number },
): Promise<number | null> {
  const payload = engine === 'postgres' ? sql`payload::json` : sql`payload`;
  const emails = query
    .selectFrom('outbox')
    .where('kind', '=', 'email')
    .where(sql<SqlBool>`lower(${payload} ->> 'to') = ${to.toLowerCase()}`);
  const waiting = emails
    .select('created_at')
    .where('status', 'in', ['pending', 'dead'])
    .where('failures', '>', 0)
    .where('waits_for', 'is', null)
    .where('created_at', '<', now - longestMs)
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
