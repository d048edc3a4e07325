import { dayMs, hourMs } from '#domain/format/durations.ts';
import { belongTogether } from '#server/files/belonging.ts';
import type { PictureServices } from './picture-services.ts';

/** An upload becomes a picture at once, a folder that is filled is finished within minutes. */
const leftoverMs = 6 * hourMs;
const asideMs = 30 * dayMs;

/**
 * Clears away what processes that died left of pictures: uploads, half-filled folders, and files that no picture
 * refers to, the originals only after 30 days. Where files and database do not belong together, nothing is touched.
 */
export async function sweepPictures(
  { db, media }: Pick<PictureServices, 'db' | 'media'>,
  realNow: number,
): Promise<void> {
  const { originals } = media;
  if (!(await belongTogether(db, originals.place))) return;
  const pictures = await db.query.selectFrom('content_pictures').select('stored_name').execute();
  const wanted = new Set(pictures.map((row) => row.stored_name));
  for (const storedName of await originals.unfinished(realNow - leftoverMs)) await originals.drop(storedName);
  for (const storedName of await originals.kept(realNow - leftoverMs))
    if (!wanted.has(storedName)) await originals.setAside(storedName, realNow);
  for (const { storedName, since } of await originals.aside()) {
    if (wanted.has(storedName)) await originals.takeBack(storedName);
    else if (since < realNow - asideMs) await originals.discard(storedName);
  }
  const cuts = await db.query.selectFrom('content_picture_cuts').select(['picture_id', 'cut']).execute();
  const known = new Set(cuts.map((row) => `${row.picture_id}-${row.cut}`));
  await media.clear((name) => known.has(name), realNow - leftoverMs);
}
