import type { PreparePicture } from '#server/ports/outbox-kinds.ts';
import { enqueueCut } from './cuts.ts';
import type { PictureServices } from './picture-services.ts';

/**
 * Makes the files of a cut, all of them or none. Done twice it changes nothing.
 * @throws Error when disk or bucket do not take them, to be tried again
 */
export async function preparePicture(services: PictureServices, { id, cut }: PreparePicture): Promise<void> {
  const { db, media, log, pictureMaker } = services;
  const row = await db.query
    .selectFrom('content_picture_cuts')
    .innerJoin('content_pictures', 'content_pictures.id', 'content_picture_cuts.picture_id')
    .select(['stored_name', 'left_px', 'top_px', 'content_picture_cuts.width', 'content_picture_cuts.height'])
    .where('picture_id', '=', id)
    .where('content_picture_cuts.cut', '=', cut)
    .executeTakeFirst();
  if (!row) return;
  const part = { left: row.left_px, top: row.top_px, width: row.width, height: row.height };
  let problem: Awaited<ReturnType<typeof pictureMaker.make>> = null;
  if (!(await media.has({ id, cut })))
    await media.put({ id, cut }, async (folder) => {
      const original = await media.originals.open(row.stored_name);
      problem = original ? await pictureMaker.make(original, part, folder) : 'broken';
      return problem === null;
    });
  const noted = await db.query
    .updateTable('content_picture_cuts')
    .set(problem === null ? { state: 'ready', problem } : { state: 'failed', problem })
    .where('picture_id', '=', id)
    .where('cut', '=', cut)
    .executeTakeFirst();
  // It was removed meanwhile.
  if (noted.numUpdatedRows === 0n) await media.remove({ id, cut });
  log.info('picture-prepared', { id, cut, problem });
}

/** Has the files of a cut made again that could not be made. */
export async function retryPicture(
  { db, clock, wakeOutbox }: PictureServices,
  { id, cut }: { id: string; cut: string },
): Promise<void> {
  await db.query.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('content_picture_cuts')
      .set({ state: 'waiting', problem: null })
      .where('picture_id', '=', id)
      .where('cut', '=', cut)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (again.numUpdatedRows === 1n) await enqueueCut(trx, clock.now(), { id, cut });
  });
  wakeOutbox();
}
