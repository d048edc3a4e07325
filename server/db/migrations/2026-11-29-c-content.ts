import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';

const longestPreviewMs = 30 * 24 * 60 * 60 * 1000;
const neverChanged = 'A saved version is never changed';
const kept = 'id, document, number, facts, schema_hash, note, created_at';

/** Versions of what the site says, what is typed and not saved yet, releases with their files, and links to look first. */
export async function content(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await versions(db);
  await (engine === 'postgres' ? guardOnPostgres(db) : guardOnSqlite(db));
  await releases(db, engine);
  await db.schema
    .createTable('content_previews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('documents', 'text', (c) => c.notNull())
    .$call(author)
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addColumn('withdrawn_at', 'int8')
    .addCheckConstraint(
      'content_previews_length_check',
      sql`expires_at > created_at and expires_at - created_at <= ${sql.lit(longestPreviewMs)}`,
    )
    .execute();
}

/** Versions outlive the account of their author. */
function author<Table extends string>(table: CreateTableBuilder<Table, string>) {
  return table.addColumn('author_id', 'text', (c) => c.references('staff.id').onDelete('set null'));
}

async function versions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('schema_hash', 'text', (c) => c.notNull())
    .$call(author)
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addUniqueConstraint('content_versions_number', ['document', 'number'])
    .addCheckConstraint('content_versions_number_check', sql`number > 0`)
    .execute();
  await db.schema
    .createTable('content_drafts')
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('base_number', 'integer', (c) => c.notNull())
    .addColumn('saved_at', 'int8', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_drafts_key', ['document', 'staff_id'])
    .addCheckConstraint('content_drafts_base_check', sql`base_number >= 0`)
    .execute();
}

async function releases(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('content_releases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('documents', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'int8')
    .$call(author)
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('back_to', 'integer')
    .addColumn('build', 'text', (c) => c.notNull())
    .addColumn('findings', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('published_at', 'int8')
    .addColumn('ended_at', 'int8')
    .addColumn('ended_by', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addCheckConstraint('content_releases_number_check', sql`number > 0`)
    .addCheckConstraint(
      'content_releases_state_check',
      sql`(state = 'scheduled' and publish_at is not null and published_at is null and ended_at is null)
        or (state = 'live' and published_at is not null and ended_at is null)
        or (state = 'replaced' and published_at is not null and ended_at is not null)
        or (state in ('refused', 'withdrawn') and published_at is null and ended_at is not null)`,
    )
    .execute();
  await sql`create unique index content_releases_one_live on content_releases (state)
    where state = 'live'`.execute(db);
  await db.schema
    .createIndex('content_releases_by_publishing')
    .on('content_releases')
    .columns(['published_at', 'number'])
    .execute();
  await db.schema
    .createTable('content_release_files')
    .addColumn('release_id', 'text', (c) => c.notNull().references('content_releases.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', bytes, (c) => c.notNull())
    .addColumn('br', bytes)
    .addColumn('gzip', bytes)
    .addPrimaryKeyConstraint('content_release_files_key', ['release_id', 'address'])
    .execute();
}

/** Only an author may be forgotten; everything else of a version stays as it was saved. */
async function guardOnSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = `begin select raise(abort, '${neverChanged}'); end`;
  for (const [name, when] of [
    ['changed', `update of ${kept} on content_versions`],
    ['given', 'update of author_id on content_versions when new.author_id is not null'],
    ['dropped', 'delete on content_versions'],
  ] as const)
    await sql.raw(`create trigger content_versions_${name} before ${when} ${refuse}`).execute(db);
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function refuse_changed_version() returns trigger language plpgsql as $$
      begin raise exception '${neverChanged}'; end $$`,
    )
    .execute(db);
  for (const [name, event, when] of [
    ['changed', `update of ${kept}`, ''],
    ['given', 'update of author_id', 'when (new.author_id is not null)'],
    ['dropped', 'delete', ''],
  ] as const)
    await sql
      .raw(
        `create trigger content_versions_${name} before ${event} on content_versions
        for each row ${when} execute function refuse_changed_version()`,
      )
      .execute(db);
}
