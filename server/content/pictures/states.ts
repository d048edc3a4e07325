import { documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { referencesIn } from '#domain/pictures/reference.ts';
import type { Queries } from '#server/db/db.ts';
import { usesOfPictures } from './uses.ts';

/** What the check has to know of the library. */
export type PictureStates = {
  /** The cuts that a release shows, by `id-cut`; those that are missing are not in the library. */
  cuts: ReadonlyMap<string, { state: 'waiting' | 'ready' | 'failed'; width: number; height: number }>;
  /** Names of the pictures that nothing shows. */
  unused: readonly string[];
};

export async function pictureStates(queries: Queries, release: Release, now: number): Promise<PictureStates> {
  const shown = documentsIn(release).flatMap(({ file, defaults }) =>
    referencesIn(JSON.stringify(release.get(file) ?? defaults)),
  );
  const cuts = new Map<string, { state: 'waiting' | 'ready' | 'failed'; width: number; height: number }>();
  for (const { id, cut } of shown) {
    const row = await queries
      .selectFrom('content_picture_cuts')
      .select(['state', 'width', 'height'])
      .where('picture_id', '=', id)
      .where('cut', '=', cut)
      .executeTakeFirst();
    if (row) cuts.set(`${id}-${cut}`, row);
  }
  const all = await queries.selectFrom('content_pictures').select(['id', 'name']).execute();
  const uses = all.length > 0 ? await usesOfPictures(queries, now) : new Map();
  return { cuts, unused: all.filter(({ id }) => !uses.has(id)).map(({ name }) => name) };
}
