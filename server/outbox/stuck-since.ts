import type { Queries } from '#server/db/db.ts';

/**
 * Since when emails have been stuck: the oldest that is overdue or failing, of those written after the last delivery,
 * when that is longer ago than said. One address that takes nothing is not a mail server that is down. Null when they
 * go out.
 */
export async function stuckSince(
  queries: Queries,
  { now, longestMs }: { now: number; longestMs: number },
): Promise<number | null> {
  const waiting = queries
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', 'email')
    .where('status', 'in', ['pending', 'leased'])
    .where('created_at', '<', now - longestMs)
    // What is meant for later waits for its time, and what waits for a reason has not failed.
    .where((eb) => eb.or([eb('failures', '>', 0), eb('next_attempt_at', '<', now - longestMs)]))
    .where('waits_for', 'is', null)
    .orderBy('created_at')
    .limit(1);
  if (!(await waiting.executeTakeFirst())) return null;
  const last = await queries
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('done_at').as('at'))
    .where('kind', '=', 'email')
    .where('status', '=', 'done')
    .executeTakeFirst();
  const stuck = await waiting.where('created_at', '>', Number(last?.at ?? 0)).executeTakeFirst();
  return stuck?.created_at ?? null;
}
