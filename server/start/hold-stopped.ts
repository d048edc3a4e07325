import { sql } from 'kysely';
import type { Env } from '#server/base/env.ts';
import { openDb } from '#server/db/open-db.ts';
import { holdForOneSite } from '#server/db/sqlite/one-site.ts';
import { otherInstances } from './instances.ts';
import { mustHaveSite } from './must-have-site.ts';

/**
 * Sees that no site runs on these settings, on whatever host and port, and keeps the embedded database from one that
 * would begin meanwhile. The port says nothing: systemd's socket holds it for a site that is stopped.
 * @returns gives it back
 * @throws Error with a sentence when one runs, or where none has ever been
 */
export async function holdStopped(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<() => void> {
  if (!env.DATABASE_URL) return holdForOneSite(env.DATA_DIR, { waitMs: 0 });
  await mustHaveSite(env);
  const db = openDb({ databaseUrl: env.DATABASE_URL, dataDir: '' });
  try {
    const { rows } = await sql<{ name: string | null }>`select to_regclass('leases')::text as name`.execute(
      db.query,
    );
    // One of so early a version that instances did not tell of themselves.
    const running = rows[0]?.name ? await otherInstances(db.query) : [];
    if (running.length > 0) throw new Error(stillRunning(running.length));
  } finally {
    await db.close();
  }
  return () => {};
}

const stillRunning = (count: number) =>
  `DATABASE_URL: ${count === 1 ? 'a site runs' : `${count} instances of the site run`} on this database. Stop every one, on every host; one that was killed counts for three minutes.`;
