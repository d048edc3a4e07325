import { sql } from 'kysely';
import { megabyte } from '#domain/format/sizes.ts';
import type { Db } from '#server/db/db.ts';

/** Writing a file of this size anew holds other writing up for about a second. */
const largestRewritten = 100 * megabyte;

/**
 * SQLite leaves what it deletes in its file and in its log until something else is written there. What is deleted is
 * overwritten at once (`secure_delete`), but copies that moved within the file are not: so the file is written anew,
 * and the log is emptied. PostgreSQL does this by itself, by its autovacuum.
 */
export async function cleanUp({ engine, query }: Db): Promise<void> {
  if (engine !== 'sqlite') return;
  const { rows } = await sql<{ bytes: number }>`select page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()`.execute(query);
  if ((rows[0]?.bytes ?? 0) <= largestRewritten) await sql`vacuum`.execute(query);
  await sql`pragma wal_checkpoint(truncate)`.execute(query);
}
