import { type Kysely, sql } from 'kysely';

/** Who erased, what is still to do and what had to be kept; and how we know that a request is the person's own. */
export async function privacyDesk(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('erasures').addColumn('by_id', 'text').execute();
  await db.schema
    .alterTable('erasures')
    .addColumn('kept', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema.alterTable('erasures').addColumn('sealed_rest', 'text').execute();
  await db.schema
    .alterTable('erasures')
    .addColumn('waits_for', 'text', (c) =>
      c.check(sql`waits_for is null or waits_for in ('delivery', 'calendar')`),
    )
    .execute();
  await db.schema
    .alterTable('data_requests')
    .addColumn('identity', 'text', (c) =>
      c
        .notNull()
        .defaultTo('unchecked')
        .check(sql`identity in ('unchecked', 'wrote-back', 'spoke', 'document', 'not-them')`),
    )
    .execute();
}
