import type { PictureFormat } from '#domain/pictures/reference.ts';
import type { PictureServices } from './picture-services.ts';
import { isInOpenPreview } from './shown.ts';

type Wanted = { id: string; cut: string; width: number; format: PictureFormat };

/** Cuts that were public once, which they stay: pages show their pictures also while the database is silent. */
const knownPublic = new WeakMap<object, Set<string>>();

/**
 * A file of a cut, for whoever may see it: everybody once visitors got a release that shows it.
 * @param isStaff asked only where that decides
 */
export async function openPictureFile(
  { db, clock, media }: Pick<PictureServices, 'db' | 'clock' | 'media'>,
  wanted: Wanted,
  isStaff: () => Promise<boolean>,
): Promise<{ bytes: Buffer; isPublic: boolean } | null> {
  const name = `${wanted.width}.${wanted.format}`;
  const shown = knownPublic.get(db) ?? new Set<string>();
  knownPublic.set(db, shown);
  const key = `${wanted.id}-${wanted.cut}`;
  if (shown.has(key)) {
    const bytes = await media.read(wanted, name);
    return bytes && { bytes, isPublic: true };
  }
  const cut = await db.query
    .selectFrom('content_picture_cuts')
    .select(['state', 'shown_at'])
    .where('picture_id', '=', wanted.id)
    .where('cut', '=', wanted.cut)
    .executeTakeFirst();
  if (cut?.state !== 'ready') return null;
  const isPublic = cut.shown_at !== null;
  const may = isPublic || (await isStaff()) || (await isInOpenPreview(db.query, wanted, clock.now()));
  const bytes = may ? await media.read(wanted, name) : null;
  if (isPublic && bytes) shown.add(key);
  return bytes && { bytes, isPublic };
}
