import { type Kysely, sql } from 'kysely';

const kinds = "kind in ('contact', 'quote', 'offer', 'booking-request', 'newsletter', 'application')";

/** With the columns of its own condition at its end: SQLite reads a partial index alone only if it holds these too. */
const byArrival = `leads (created_at, id, came_source, came_campaign, came_landing, came_services, quarantine, status,
  kind) where quarantine <> 'held' and status <> 'spam' and kind not in ('newsletter', 'application')`;

/** Applications for work are a kind of lead. Rows of a kind that nobody knows stay as they are. */
export async function applications(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from leads where (${sql.raw(kinds)}) is not true`.execute(db);
  const kept = rows.map(({ id }) => `'${id.replaceAll("'", "''")}'`);
  const except = kept.length > 0 ? ` or id in (${kept.join(', ')})` : '';
  await sql`alter table leads drop constraint leads_kind_check`.execute(db);
  await sql.raw(`alter table leads add constraint leads_kind_check check ((${kinds})${except})`).execute(db);
  await db.schema.dropIndex('leads_by_arrival').execute();
  await sql.raw(`create index leads_by_arrival on ${byArrival}`).execute(db);
}
