import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the database to the newest schema. Safe to call from several processes at once:
 * Kysely takes a lock on PostgreSQL, and SQLite has one writer.
 * @throws Error naming the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  const provided: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(migrations)) {
    provided[name] = { up: (query: Kysely<unknown>) => step(query, db.engine) };
  }
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: async () => provided } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
  throw new Error(`The database could not be brought up to date: migration ${failed} failed.`, {
    cause: error,
  });
}
