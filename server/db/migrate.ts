import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { takeMigrationLock } from '#server/db/postgres/open-postgres.ts';
import type { Db, Queries } from './db.ts';
import { advice, migrationFailure, Refusal } from './migration-failure.ts';
import { type MigrationStep, migrations } from './migrations.ts';
import { migrationMs, withPatience } from './patience.ts';
import { refusalOf } from './recognise.ts';

/**
 * Brings the database to the newest schema in one transaction, bookkeeping included: cut short at any moment, it
 * leaves what was there before. Safe to call from several processes at once: all but one wait.
 * @param steps all of them; tests make the schema of an earlier version
 * @throws Error that says which migration failed and why, that the database is not ours, or cannot be reached
 */
export async function migrate(db: Db, steps: Record<string, MigrationStep> = migrations): Promise<void> {
  let results: MigrationResultSet['results'];
  try {
    await withPatience(migrationMs, () =>
      db.query.transaction().execute(async (trx) => {
        if (db.engine === 'postgres') await preparePostgres(trx);
        const outcome = await new Migrator({ db: trx, provider: provider(db, steps) }).migrateToLatest();
        results = outcome.results;
        if (outcome.error) throw outcome.error;
      }),
    );
  } catch (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw migrationFailure(error, { engine: db.engine, migration: failed });
  }
}

function provider({ engine }: Db, steps: Record<string, MigrationStep>) {
  const provided: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(steps)) {
    provided[name] = { up: (query: Kysely<unknown>) => step(query, engine) };
  }
  return { getMigrations: async () => provided };
}

/** Waits for its turn, for as long as it takes, and looks whose database this is. SQLite's was looked at when opened. */
async function preparePostgres(trx: Queries): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
  await takeMigrationLock(trx);
  const isNew = (await migrationsIn(trx)).length === 0;
  await mustTakeEverySign(trx);
  // Kysely would send further queries in the failed transaction, and their error would hide the real one.
  if (isNew) await sql`create table rights_probe (); drop table rights_probe`.execute(trx);
  else await mustBeWritable(trx);
}

/**
 * The migrations that a PostgreSQL has been given; none where it is empty.
 * @throws Error with a sentence when it is another program's, or a newer version has been at work
 */
export async function migrationsIn(trx: Queries): Promise<string[]> {
  const tables = await names(
    trx,
    // Tables of extensions, such as PostGIS, do not count.
    sql`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );
  const executed = tables.includes('kysely_migration')
    ? await names(trx, sql`select name from kysely_migration`)
    : [];
  const refusal = refusalOf({ tables, executed }, Object.keys(migrations));
  if (refusal) throw new Refusal(`DATABASE_URL: this database ${refusal}`);
  return executed;
}

/** Emails of the site have signs that other encodings lack, so that no enquiry could be stored. SQL_ASCII keeps any bytes. */
async function mustTakeEverySign(trx: Queries): Promise<void> {
  const [encoding] = await names(
    trx,
    sql`select pg_encoding_to_char(encoding) as name from pg_database where datname = current_database()`,
  );
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new Refusal(
    `DATABASE_URL: this database keeps texts as ${encoding}, which lacks signs that people write. Make one with createdb --encoding=UTF8 --template=template0; nothing was changed.`,
  );
}

/**
 * Where nothing is to be brought up to date nobody has written yet, and a visitor would be the first to meet a standby or
 * missing rights, which sequences have of their own. Tables of somebody else beside the site's do not count.
 */
async function mustBeWritable(trx: Queries): Promise<void> {
  const [readOnly] = await names(trx, sql`select current_setting('transaction_read_only') as name`);
  if (readOnly === 'on') throw new Refusal(`DATABASE_URL: ${advice['25006']}; nothing was changed.`);
  const closed = await names(
    trx,
    sql`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and case relkind
        when 'r' then not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
          and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
        when 'S' then not has_sequence_privilege(oid, 'usage')
        else false end
        and relowner = (select relowner from pg_class where oid = to_regclass('kysely_migration'))
      order by relname`,
  );
  if (closed.length === 0) return;
  throw new Refusal(
    `DATABASE_URL: its user has too few rights, such as on ${closed[0]}. Name the user that owns the site's tables and sequences, or have them given to this one (alter table … owner to …); nothing was changed.`,
  );
}

async function names(trx: Queries, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(trx);
  return rows.map((row) => String((row as { name: unknown }).name));
}
