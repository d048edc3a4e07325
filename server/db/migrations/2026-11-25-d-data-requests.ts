import { type Kysely, sql } from 'kysely';

/** Requests and complaints about personal data with their last days, and the record of erasures. */
export async function dataRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('request_key', 'text', (c) => c.unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('reasons', 'text', (c) => c.notNull())
    .addColumn('received_at', 'int8', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('acknowledged_at', 'int8')
    .addColumn('answered_on', 'text')
    .addColumn('outcome', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .addCheckConstraint(
      'data_requests_kind_check',
      sql`kind in ('copy', 'correct', 'delete', 'object', 'complaint', 'other')`,
    )
    .addCheckConstraint('data_requests_status_check', sql`status in ('open', 'answered')`)
    .addCheckConstraint('data_requests_due_check', sql`due_on like '____-__-__'`)
    .addCheckConstraint(
      'data_requests_outcome_check',
      sql`outcome is null or outcome in ('done', 'partly', 'nothing-held', 'refused', 'withdrawn')`,
    )
    .addCheckConstraint(
      'data_requests_answer_check',
      sql`(status = 'open' and answered_on is null and outcome is null)
        or (status = 'answered' and answered_on is not null and answered_on like '____-__-__' and outcome is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('data_requests_by_due')
    .on('data_requests')
    .columns(['status', 'due_on'])
    .execute();
  await db.schema.createIndex('data_requests_by_email').on('data_requests').column('email_key').execute();

  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addColumn('started_at', 'int8', (c) => c.notNull())
    .addColumn('finished_at', 'int8')
    .addCheckConstraint('erasures_times_check', sql`finished_at is null or finished_at >= started_at`)
    .execute();
}
