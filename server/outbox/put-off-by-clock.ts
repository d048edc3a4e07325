import { clockSkewMs } from '#server/base/clock.ts';
import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import { backOffMs, maxFailures } from './back-off.ts';
import { leaseMs } from './claim.ts';

/**
 * Has entries tried now whose wait no rule explains, but a clock that was ahead by hours: those that were due when they
 * were written, those in a back-off, and those in the hands of a worker that is no more. What was meant for later, or
 * waits for a reason, keeps its time.
 * @param ownTimes kinds that may have been given back a time of their own after a failure
 * @returns how many there were
 */
export async function hurryPutOffByClock(
  queries: Queries,
  { now, ownTimes }: { now: number; ownTimes: readonly OutboxKind[] },
): Promise<number> {
  const latest = now + clockSkewMs;
  const failures = Array.from({ length: maxFailures }, (_, before) => before + 1);
  const hurried = await queries
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('next_attempt_at', '>', latest)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'leased').and('next_attempt_at', '>', latest + leaseMs),
        eb('status', '=', 'pending')
          .and('waits_for', 'is', null)
          .and('failures', '=', 0)
          .and('next_attempt_at', '=', eb.ref('created_at')),
        ...failures.map((count) =>
          eb('status', '=', 'pending')
            .and('waits_for', 'is', null)
            .and('failures', '=', count)
            .and('kind', 'not in', ownTimes)
            .and('next_attempt_at', '>', latest + backOffMs(count, () => 1)),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(hurried.numUpdatedRows);
}
