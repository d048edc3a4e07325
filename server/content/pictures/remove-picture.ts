import { DomainError } from '#server/base/errors.ts';
import { errorKind } from '#server/base/log.ts';
import { knownPicture } from './change-picture.ts';
import type { PictureServices } from './picture-services.ts';
import { usesOfPictures } from './uses.ts';

/**
 * Takes a picture that nothing uses out of the library, with all of its files.
 * @throws DomainError not-found, or conflict while something uses it
 */
export async function removePicture(
  services: PictureServices,
  { id, staffId }: { id: string; staffId: string },
): Promise<void> {
  const { db, clock, media, log } = services;
  await knownPicture(services, id);
  const removed = await db.query.transaction().execute(async (trx) => {
    if ((await usesOfPictures(trx, clock.now())).has(id))
      throw new DomainError('conflict', 'A text shows this picture by now, so it stays.');
    const cuts = await trx
      .selectFrom('content_picture_cuts')
      .select('cut')
      .where('picture_id', '=', id)
      .execute();
    const row = await trx
      .deleteFrom('content_pictures')
      .where('id', '=', id)
      .returning('stored_name')
      .executeTakeFirst();
    return { cuts, storedName: row?.stored_name };
  });
  try {
    for (const { cut } of removed.cuts) await media.remove({ id, cut });
    if (removed.storedName) await media.originals.discard(removed.storedName);
  } catch (error) {
    // The library has it no more; what storage that does not answer still holds is swept when it does.
    log.warn('picture-files-left', { id, kind: errorKind(error) });
  }
  log.info('picture-removed', { id, by: staffId });
}
