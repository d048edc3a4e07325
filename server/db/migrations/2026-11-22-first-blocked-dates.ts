import { type Kysely, sql } from 'kysely';

/** The dates with which the list of blocked dates begins, as the specification has them. */
export async function firstBlockedDates(db: Kysely<unknown>): Promise<void> {
  for (const date of ['2025-07-22', '2025-07-23']) {
    await sql`insert into blocked_dates (date, reason, created_at) values (${date}, 'Fully booked', 0)
      on conflict (date) do nothing`.execute(db);
  }
}
