import { type Kysely, sql } from 'kysely';

/**
 * A blocked date can be the first of several, and part of a date can be blocked; what the owner has decided about a
 * call that lies there is kept. A call keeps the room it was told of, who of the team booked it, and whether its
 * visitor is to be invited. Rows of before stay as they are: single dates, and calls that were booked by visitors.
 */
export async function diary(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blocked_dates add column last_date text
    constraint blocked_dates_last_date_check
    check (last_date is null or (last_date like '____-__-__' and last_date > date))`.execute(db);
  await db.schema
    .createTable('blocked_hours')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('from_time', 'text', (c) => c.notNull())
    .addColumn('until_time', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('blocked_hours_date_check', sql`date like '____-__-__'`)
    .addCheckConstraint('blocked_hours_length_check', sql`from_time < until_time`)
    .execute();
  await db.schema.createIndex('blocked_hours_by_date').on('blocked_hours').column('date').execute();
  await db.schema
    .createTable('absence_answers')
    .addColumn('booking_id', 'text', (c) => c.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('absence', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'int8', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('at', 'int8', (c) => c.notNull())
    .addPrimaryKeyConstraint('absence_answers_key', ['booking_id', 'absence'])
    .addCheckConstraint('absence_answers_answer_check', sql`answer in ('asked', 'left')`)
    .execute();
  await db.schema.alterTable('bookings').addColumn('room', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('booked_by', 'text').execute();
  await sql`alter table bookings add column invites integer not null default 1
    constraint bookings_invites_check check (invites in (0, 1))`.execute(db);
}
