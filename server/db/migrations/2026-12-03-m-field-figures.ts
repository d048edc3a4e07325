import type { Kysely } from 'kysely';

/** What browsers measured, as numbers of views by day, kind of page, device and bucket. */
export async function fieldFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('field_totals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('field_totals_key', ['day', 'page', 'device', 'metric', 'bucket'])
    .execute();
}
