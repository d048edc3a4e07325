import { type Kysely, sql } from 'kysely';

/** The library of pictures: originals with what is said of them, and the cuts that pages show. */
export async function pictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('stored_name', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'int8', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('decorative', 'integer', (c) => c.notNull())
    .addColumn('focus', 'text', (c) => c.notNull())
    .addColumn('cut', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('content_pictures_type_check', sql`type in ('jpeg', 'png', 'webp', 'avif', 'gif')`)
    .addCheckConstraint('content_pictures_decorative_check', sql`decorative in (0, 1)`)
    .addCheckConstraint(
      'content_pictures_focus_check',
      sql`focus in ('lt', 'ct', 'rt', 'lc', 'cc', 'rc', 'lb', 'cb', 'rb')`,
    )
    .addCheckConstraint('content_pictures_size_check', sql`width > 0 and height > 0 and bytes > 0`)
    .execute();
  await db.schema
    .createIndex('content_pictures_by_age')
    .on('content_pictures')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createTable('content_picture_cuts')
    .addColumn('picture_id', 'text', (c) => c.notNull().references('content_pictures.id').onDelete('cascade'))
    .addColumn('cut', 'text', (c) => c.notNull())
    .addColumn('left_px', 'integer', (c) => c.notNull())
    .addColumn('top_px', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('shown_at', 'int8')
    .addPrimaryKeyConstraint('content_picture_cuts_key', ['picture_id', 'cut'])
    .addCheckConstraint(
      'content_picture_cuts_state_check',
      sql`(state in ('waiting', 'ready') and problem is null) or (state = 'failed'
        and problem in ('broken', 'too-large', 'no-library', 'too-slow'))`,
    )
    .addCheckConstraint(
      'content_picture_cuts_size_check',
      sql`left_px >= 0 and top_px >= 0 and width > 0 and height > 0`,
    )
    .execute();
}
