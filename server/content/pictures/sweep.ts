import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { mediaFiles } from './media-files.ts';
import type { PictureServices } from './picture-services.ts';

/** An upload becomes a picture at once, a folder that is filled is finished within minutes. */
const leftoverMs = 6 * hourMs;
const asideMs = 30 * dayMs;

/**
 * Clears away what processes that died left of pictures: uploads, half-filled folders, and files that no picture
 * refers to, the originals only after 30 days. Where folder and database do not belong together, nothing is touched.
 */
export async function sweepPictures(
  { db, env }: Pick<PictureServices, 'db' | 'env'>,
  realNow: number,
): Promise<void> {
  if (!(await belongTogether(db, mediaFiles(env).originals.place))) return;
  const { originals, folders } = mediaFiles(env);
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
  await clear(folders.making, realNow, () => false);
  await clear(folders.made, realNow, (name) => known.has(name));
}

async function clear(folder: string, realNow: number, stays: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const place = path.join(folder, name);
    const about = stays(name) ? null : await stat(place).catch(() => null);
    if (about && about.mtimeMs < realNow - leftoverMs) await rm(place, { recursive: true, force: true });
  }
}
