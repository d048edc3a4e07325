import type { Db } from '#server/db/db.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';

/** The files of a release as they were kept when it was published; none where they were not. */
export async function keptFiles({ query }: Db, release: string): Promise<ReadyFile[]> {
  const rows = await query
    .selectFrom('content_release_files')
    .select(['address', 'type', 'body', 'br', 'gzip', 'quick'])
    .where('release_id', '=', release)
    .execute();
  return rows.map(({ quick, ...file }) => ({ ...file, ...(quick === 1 && { quick: true }) }));
}

/** A file of a release as a row. */
export function fileRow(release: string, { address, type, body, br, gzip, quick }: ReadyFile) {
  return { release_id: release, address, type, body, br, gzip, quick: quick ? 1 : 0 };
}

type Kept = { release: string; build: string; files: readonly ReadyFile[] };

/** Keeps the files that this build made of a release, in the place of those that another one made. */
export async function keepFiles({ query }: Db, { release, build, files }: Kept): Promise<void> {
  await query.transaction().execute(async (trx) => {
    await trx.deleteFrom('content_release_files').where('release_id', '=', release).execute();
    for (const file of files)
      await trx.insertInto('content_release_files').values(fileRow(release, file)).execute();
    await trx.updateTable('content_releases').set({ build }).where('id', '=', release).execute();
  });
}

/** Keeps the best forms of files of a release that were compressed in haste. */
export async function keepForms({ query }: Db, release: string, files: readonly ReadyFile[]): Promise<void> {
  await query.transaction().execute(async (trx) => {
    for (const { address, br, gzip } of files)
      await trx
        .updateTable('content_release_files')
        .set({ br, gzip, quick: 0 })
        .where('release_id', '=', release)
        .where('address', '=', address)
        .where('quick', '=', 1)
        .execute();
  });
}

/** Whether files of a release wait for their best forms. */
export async function hasQuickFiles({ query }: Db, release: string): Promise<boolean> {
  const waiting = await query
    .selectFrom('content_release_files')
    .select('address')
    .where('release_id', '=', release)
    .where('quick', '=', 1)
    .executeTakeFirst();
  return waiting !== undefined;
}
