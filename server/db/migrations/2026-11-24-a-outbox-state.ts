import { type Kysely, sql } from 'kysely';

/** Why an entry waited, as former versions wrote it down for staff, and the code that stands for it now. */
const written: Array<[beginning: string, code: string]> = [
  ['Waiting for the Meet link', 'meet-link'],
  ['The calendar entry could not be written yet', 'calendar-unwritten'],
  ['The calendar must be reconnected', 'calendar-lost'],
  ['The booking and its calendar entry keep changing', 'calendar-changing'],
  ['The clock of the server is in doubt', 'clock-in-doubt'],
];

/**
 * Failures of an entry get a count of their own beside its attempts, and what it waits for a code. Entries of kinds
 * that never waited carry their attempts over as failures; of the others one at most is known.
 */
export async function outboxState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('outbox').addColumn('waits_for', 'text').execute();
  for (const [beginning, code] of written) {
    await sql`update outbox set waits_for = ${code}
      where status in ('pending', 'leased') and last_error like ${`${beginning}%`}`.execute(db);
  }
  await sql`update outbox set failures = case
      when kind in ('booking-changed', 'booking-reminder') or attempts < 1 then 1
      when status = 'leased' and attempts > 1 then attempts - 1
      else attempts end
    where status <> 'done' and waits_for is null and last_error is not null`.execute(db);
}
