import { type Kysely, sql } from 'kysely';

const channels = sql`channel in ('email', 'slack', 'teams', 'push')`;
const events = sql`event in ('enquiry', 'call', 'letter', 'promise', 'digest', 'data-request', 'undelivered')`;

/** Which staff are told of what, and where. Nobody is told of anything before they choose it. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  await ways(db);
  await db.schema
    .createTable('staff_choices')
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('staff_choices_key', ['staff_id', 'event', 'channel'])
    .addCheckConstraint('staff_choices_event_check', events)
    .addCheckConstraint('staff_choices_channel_check', channels)
    .execute();
  await db.schema.createIndex('staff_choices_by_event').on('staff_choices').column('event').execute();
  await db.schema
    .createTable('staff_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('way_id', 'text', (c) => c.notNull().references('staff_ways.id').onDelete('cascade'))
    .addColumn('batch', 'int8', (c) => c.notNull())
    .addColumn('news_id', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('about', 'text')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('told_at', 'int8')
    .addUniqueConstraint('staff_notices_once', ['way_id', 'news_id'])
    .addCheckConstraint('staff_notices_event_check', events)
    .execute();
  await db.schema
    .createIndex('staff_notices_by_batch')
    .on('staff_notices')
    .columns(['way_id', 'batch'])
    .execute();
}

async function ways(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_ways')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('sealed_address', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('place_key', 'text', (c) => c.notNull().unique())
    .addColumn('session_id', 'text')
    .addColumn('batch', 'int8', (c) => c.notNull().defaultTo(0))
    .addColumn('rest_until', 'int8', (c) => c.notNull().defaultTo(0))
    .addColumn('last_sent_at', 'int8')
    .addColumn('failing_since', 'int8')
    .addColumn('last_error', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('off_at', 'int8')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('staff_ways_channel_check', channels)
    .addCheckConstraint('staff_ways_batch_check', sql`batch >= 0`)
    .execute();
  await db.schema.createIndex('staff_ways_by_staff').on('staff_ways').column('staff_id').execute();
}
