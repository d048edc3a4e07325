import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';

/** How an entry about something stands: given up, or failed so often in a row and to be tried next at an instant. */
export type Standing = { givenUp: boolean; failures: number; nextAt: number };

/** How the entries of a kind stand that are still open or were given up, by what they are about. */
export async function standingOf(
  queries: Queries,
  kind: OutboxKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (subjects.length === 0) return new Map();
  const rows = await queries
    .selectFrom('outbox')
    .select(['subject', 'status', 'failures', 'next_attempt_at'])
    .where('subject', 'in', subjects)
    .where('kind', '=', kind)
    .execute();
  return new Map(
    rows.flatMap(({ subject, status, failures, next_attempt_at: nextAt }) =>
      subject === null || status === 'done' || status === 'kept'
        ? []
        : [[subject, { givenUp: status === 'dead', failures, nextAt: Number(nextAt) }] as const],
    ),
  );
}
