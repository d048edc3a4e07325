import type { Db } from '#server/db/db.ts';
import type { ReadyFile } from '#server/http/ready-file.ts';

/** The files of a release as they were kept when it was published; none where they were not. */
export async function keptFiles({ query }: Db, release: string): Promise<ReadyFile[]> {
  return query
    .selectFrom('content_release_files')
    .select(['address', 'type', 'body', 'br', 'gzip'])
    .where('release_id', '=', release)
    .execute();
}

type Kept = { release: string; build: string; files: readonly ReadyFile[] };

/** Keeps the files that this build made of a release, in the place of those that another one made. */
export async function keepFiles({ query }: Db, { release, build, files }: Kept): Promise<void> {
  await query.transaction().execute(async (trx) => {
    await trx.deleteFrom('content_release_files').where('release_id', '=', release).execute();
    for (const { address, type, body, br, gzip } of files)
      await trx
        .insertInto('content_release_files')
        .values({ release_id: release, address, type, body, br, gzip })
        .execute();
    await trx.updateTable('content_releases').set({ build }).where('id', '=', release).execute();
  });
}
