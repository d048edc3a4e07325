import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { inTurns } from '#server/db/in-turns.ts';
import type { Database } from '#server/db/schema.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import { isInState } from './in-state.ts';

/**
 * Whether nothing of the outbox about a record waits, is under way or was given up: only then may the record go.
 * @param subject the subject of its entries, such as 'lead:<id>'
 */
export function isSettled(subject: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from outbox where outbox.subject = ${subject} and outbox.status not in ('done', 'kept'))`;
}

/** Counts entries that were given up as done: what they were for has come about meanwhile. */
export async function settleDead(
  queries: Queries,
  { kind, subject }: { kind: OutboxKind; subject: string },
): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ status: 'done', last_error: null })
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('status', '=', 'dead')
    .execute();
}

const atOnce = 200;

/** Nothing more comes of these by itself. */
const settled = ['done', 'kept', 'dead'] as const;

/** How many `forgetSettled` would delete, up to a bound and one more. */
export function countSettled(queries: Queries, before: number, most: number): Promise<number> {
  const rows = queries
    .selectFrom('outbox')
    .where('status', 'in', settled)
    .where(sql<number>`coalesce(done_at, created_at)`, '<', before);
  return countUpTo(queries, rows, most);
}

/** Deletes what was delivered, kept or given up before an instant. @returns how many entries */
export async function forgetSettled(queries: Queries, before: number, signal?: AbortSignal): Promise<number> {
  const due = (eb: ExpressionBuilder<Database, 'outbox'>) =>
    eb.and([isInState(...settled), sql<boolean>`coalesce(done_at, created_at) < ${before}`]);
  const rows = await queries.selectFrom('outbox').select('id').where(due).execute();
  let deleted = 0;
  await inTurns(rows, { atOnce, signal }, async (some) => {
    const ids = some.map(({ id }) => id);
    // Staff may have had one sent again since.
    const gone = await queries.deleteFrom('outbox').where('id', 'in', ids).where(due).executeTakeFirst();
    deleted += Number(gone.numDeletedRows);
  });
  return deleted;
}
