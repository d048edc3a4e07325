import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { databaseName } from '#server/backup/manifest.ts';
import { nothingThere } from '#server/backup/snapshot.ts';
import type { Env } from '#server/base/env.ts';
import { openDb } from '#server/db/open-db.ts';
import { checkDatabase } from '#server/db/postgres/check-database.ts';

/**
 * Sees that a site has been here, for commands that answer for what it holds: with settings of another place they would
 * make an empty database there, and say that nobody is in it.
 * @throws Error with a sentence that names the variables
 */
export async function mustHaveSite(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env;
  const file = path.join(DATA_DIR, databaseName);
  const isThere = DATABASE_URL ? await isMigrated(DATABASE_URL) : existsSync(file);
  if (isThere) return;
  const place = DATABASE_URL ? 'in the database of DATABASE_URL' : `at ${file}`;
  throw new Error(nothingThere(place));
}

async function isMigrated(databaseUrl: string): Promise<boolean> {
  await checkDatabase(databaseUrl);
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    const { rows } = await sql<{
      name: string | null;
    }>`select to_regclass('kysely_migration')::text as name`.execute(db.query);
    return typeof rows[0]?.name === 'string';
  } finally {
    await db.close();
  }
}
