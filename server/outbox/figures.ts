import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';

/** How the outbox stands for one kind: entries not done, and since when the oldest is late (epoch milliseconds). */
type KindFigures = { kind: string; waiting: number; lateSince: number | null };

/**
 * How many entries of each kind are not done, and since when the oldest of them is late: what fails is late since it
 * was written, all else since its time. What waits for a reason is not late.
 */
export async function outboxFigures(queries: Queries): Promise<{ kinds: KindFigures[]; givenUp: number }> {
  const rows = await queries
    .selectFrom('outbox')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('waiting')])
    .select(
      sql<number | null>`min(case when waits_for is not null then null
        when failures > 0 then created_at else next_attempt_at end)`.as('since'),
    )
    .where('status', 'in', ['pending', 'leased'])
    .groupBy('kind')
    .execute();
  const dead = await queries
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'dead')
    .executeTakeFirst();
  const kinds = rows.map(({ kind, waiting, since }) => ({
    ...{ kind, waiting: Number(waiting), lateSince: since === null ? null : Number(since) },
  }));
  return { kinds, givenUp: Number(dead?.count ?? 0) };
}
