import type { Kysely } from 'kysely';

/** What changes of several people at once replaced, so that they can be taken back. */
export async function undo(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bulk_changes_by_staff').on('bulk_changes').column('by_id').execute();
  await db.schema
    .createTable('bulk_changed_people')
    .addColumn('change_id', 'text', (c) => c.notNull().references('bulk_changes.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('edited_at', 'int8', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('bulk_changed_people_key', ['change_id', 'person_id'])
    .execute();
  await db.schema
    .createIndex('bulk_changed_people_by_person')
    .on('bulk_changed_people')
    .column('person_id')
    .execute();
}
