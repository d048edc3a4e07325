import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import { backOffMs } from '#server/outbox/back-off.ts';
import { setDue } from '#server/outbox/schedule.ts';
import { dueTooLate } from '#server/outbox/waiting.ts';

/** Gives scheduled releases their time back that were put off beyond it, as by a clock that was ahead. @returns how many */
export async function mendScheduled(queries: Queries, now: number): Promise<number> {
  const times = queries
    .selectFrom('content_releases')
    .select([sql<string>`'release:' || id`.as('subject'), sql<number>`publish_at`.as('at')])
    .where('state', '=', 'scheduled');
  // One that fails waits for its next try, however late: only what no back-off explains comes of the clock.
  const late = (await dueTooLate(queries, 'publish-release', times)).filter(
    ({ failures, dueAt }) => failures === 0 || dueAt > now + backOffMs(failures, () => 1),
  );
  for (const { id, at } of late) await setDue(queries, id, Math.max(now, at));
  return late.length;
}
