import { type Kysely, sql } from 'kysely';

/** Files of a release say whether they were compressed in haste, so that smaller forms follow. */
export async function quickFiles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_release_files add column quick integer not null default 0
    constraint content_release_files_quick_check check (quick in (0, 1))`.execute(db);
}
