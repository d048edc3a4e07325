import { type Kysely, sql } from 'kysely';

const dayMs = 86_400_000;

/**
 * By when an answer and a proposal were promised to a person. Those who wait already get a day, or two for a quote,
 * from when they wrote, without regard to weekends: they have waited since before promises were kept account of.
 */
export async function promises(db: Kysely<unknown>): Promise<void> {
  for (const column of ['answer_due_at', 'proposal_due_at']) {
    await db.schema.alterTable('people').addColumn(column, 'int8').execute();
    await db.schema.createIndex(`people_by_${column}`).on('people').column(column).execute();
  }
  await db.schema.alterTable('people').addColumn('warned_for', 'int8').execute();
  await sql`update people set answer_due_at = waiting_since + ${dayMs} * (case when exists (
      select 1 from leads where leads.person_id = people.id and leads.kind = 'quote'
        and leads.created_at = people.waiting_since) then 2 else 1 end)
    where waiting_since is not null`.execute(db);
}
