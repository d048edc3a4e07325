import { type Kysely, sql } from 'kysely';

/** With the columns of its own condition at its end: SQLite reads a partial index alone only if it holds these too. */
const covering = {
  leads_by_arrival: `leads (created_at, id, came_source, came_campaign, came_landing, came_services, quarantine,
    status, kind) where quarantine <> 'held' and status <> 'spam' and kind <> 'newsletter'`,
  bookings_by_arrival: `bookings (created_at, id, came_source, came_campaign, came_landing, lead_id, doubted, status)
    where doubted = 0 and status not in ('cancelled', 'declined')`,
};

/** What results ask of a period is found in the index alone on both engines. */
export async function resultsIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(covering)) {
    await db.schema.dropIndex(name).execute();
    await sql.raw(`create index ${name} on ${on}`).execute(db);
  }
}
