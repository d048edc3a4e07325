import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';
import { fillPeople } from './2026-11-26-a-people-filled.ts';

const statuses = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam'];
const kinds = [
  ...['enquiry', 'call-booked', 'call-requested', 'call-confirmed', 'call-moved', 'call-cancelled'],
  ...['call-declined', 'call-done', 'call-missed', 'call-unmarked', 'call-number'],
  ...['newsletter-asked', 'newsletter-confirmed', 'newsletter-left', 'mail-sent', 'mail-failed'],
  ...['letter-in', 'letter-out', 'letter-automatic', 'bounce'],
  ...['facts', 'status', 'owner', 'next-step', 'answered', 'note', 'merged', 'split', 'undone'],
];

/** People with their addresses, timeline and notes; made of the enquiries, calls and subscriptions that are there. */
export async function people(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createPeople(db);
  await createRecords(db);
  for (const table of ['leads', 'bookings', 'newsletter_subscriptions']) {
    await sql
      .raw(`alter table ${table} add column person_id text references people (id) on delete set null`)
      .execute(db);
    await db.schema.createIndex(`${table}_by_person`).on(table).column('person_id').execute();
  }
  await fillPeople(db, engine);
}

const oneOf = (column: string, values: string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('status_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('value_pence', 'int8')
    .addColumn('owner_id', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addColumn('next_step', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('next_step_on', 'text')
    .addColumn('waiting_since', 'int8')
    .addColumn('last_at', 'int8', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('people_status_check', oneOf('status', statuses))
    .addCheckConstraint('people_value_check', sql`value_pence is null or value_pence >= 0`)
    .addCheckConstraint('people_step_check', sql`next_step_on is null or next_step_on like '____-__-__'`)
    .execute();
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(`people_by_${name}`).on('people').columns(columns).execute();
  await index('activity', 'last_at', 'id');
  await index('status', 'status', 'last_at', 'id');
  await index('owner', 'owner_id', 'last_at', 'id');
  await index('waiting', 'waiting_since');
  await index('next_step', 'next_step_on');
  await db.schema
    .createTable('person_addresses')
    .addColumn('email_key', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('bounced_at', 'int8')
    .addColumn('bounce_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('person_addresses_by_person')
    .on('person_addresses')
    .column('person_id')
    .execute();
}

type Column = Parameters<CreateTableBuilder<string>['addColumn']>[2];
const ofPerson: Column = (c) => c.notNull().references('people.id').onDelete('cascade');

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('timeline')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('at', 'int8', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addCheckConstraint('timeline_kind_check', oneOf('kind', kinds))
    .addCheckConstraint('timeline_actor_check', sql`actor in ('visitor', 'system') or actor like 'staff:%'`)
    .execute();
  await db.schema
    .createIndex('timeline_by_person')
    .on('timeline')
    .columns(['person_id', 'at', 'id'])
    .execute();
  await db.schema.createIndex('timeline_by_subject').on('timeline').column('subject').execute();
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('author_id', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('notes_by_person').on('notes').columns(['person_id', 'created_at']).execute();
  await db.schema
    .createTable('person_merges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('other_id', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('at', 'int8', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'int8')
    .addColumn('undone_by', 'text')
    .addCheckConstraint('person_merges_kind_check', sql`kind in ('merge', 'split')`)
    .execute();
  for (const column of ['person_id', 'other_id'])
    await db.schema.createIndex(`person_merges_by_${column}`).on('person_merges').column(column).execute();
}
