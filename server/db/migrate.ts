import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { migrationFailure } from './migration-failure.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the database to the newest schema. Safe to call from several processes at once:
 * Kysely takes a lock on PostgreSQL, and SQLite has one writer.
 * @throws Error that says which migration failed and why, or that the database cannot be reached
 */
export async function migrate(db: Db): Promise<void> {
  const provided: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(migrations)) {
    provided[name] = { up: (query: Kysely<unknown>) => step(query, db.engine) };
  }
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: async () => provided } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw migrationFailure(error, { engine: db.engine, migration: failed });
}
