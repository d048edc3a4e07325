import { sql } from 'kysely';
import { migrationFailure } from '#server/db/migration-failure.ts';
import { openDb } from '#server/db/open-db.ts';

/**
 * Connects to the PostgreSQL database once, and changes nothing in it.
 * @throws Error with a sentence that names the variable to change
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    await sql`select 1`.execute(db.query);
  } catch (error) {
    throw migrationFailure(error, { engine: 'postgres', migration: undefined });
  } finally {
    await db.close();
  }
}
