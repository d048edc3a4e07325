import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';
import { fillCame } from './2026-11-28-b-results-filled.ts';

/** What is asked of a period, found in the index alone. */
const indexes = [
  `leads_by_arrival on leads (created_at, id, came_source, came_campaign, came_landing, came_services)
    where quarantine <> 'held' and status <> 'spam' and kind <> 'newsletter'`,
  `bookings_by_arrival on bookings (created_at, id, came_source, came_campaign, came_landing, lead_id)
    where doubted = 0 and status not in ('cancelled', 'declined')`,
  'people_by_win on people (won_at, id, value_pence) where won_at is not null',
];

/** Totals of visits, what campaigns cost, and of each enquiry, call and client how and when they came. */
export async function results(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('visit_totals')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_totals_key', ['day', 'page', 'source', 'campaign'])
    .addCheckConstraint('visit_totals_visits_check', sql`visits >= 0`)
    .execute();
  await db.schema
    .createTable('campaign_costs')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('pence', 'int8', (c) => c.notNull())
    .addPrimaryKeyConstraint('campaign_costs_key', ['month', 'campaign'])
    .addCheckConstraint('campaign_costs_pence_check', sql`pence >= 0`)
    .execute();
  const came = ['came_source', 'came_campaign', 'came_landing'];
  for (const column of [...came, 'came_services']) await addText(db, 'leads', column);
  for (const column of came) await addText(db, 'bookings', column);
  await db.schema.alterTable('people').addColumn('won_at', 'int8').execute();
  await fillCame(db);
  await fillWins(db, engine);
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}

async function addText(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Somebody was won when the timeline says so, and else when staff last changed what they know of them. */
async function fillWins(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const to = engine === 'postgres' ? sql`payload::json ->> 'to'` : sql`payload ->> 'to'`;
  await sql`update people set won_at = coalesce((select max(at) from timeline
    where person_id = people.id and kind = 'status' and ${to} = 'won'), updated_at) where status = 'won'`.execute(
    db,
  );
}
