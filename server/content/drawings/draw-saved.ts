import { releaseOf } from '#server/content/documents/release-of.ts';
import { latestDocuments } from '#server/content/previews/own-draft.ts';
import type { Db } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type DrawingServices, drawMissing } from './draw.ts';
import { drawingsOf } from './drawings-of.ts';
import { hasRoomToDraw } from './sweep.ts';

/**
 * Draws what is saved and not drawn yet, as long as there is room for it. What cannot be drawn is said to whoever publishes it.
 * @throws Error when the disk does not take it, to be tried again
 */
export async function drawSaved(
  services: DrawingServices & Pick<Services, 'clock'> & { db: Db },
): Promise<void> {
  if (!(await hasRoomToDraw(services))) return services.log.warn('drawings-full');
  const { query } = services.db;
  const release = await releaseOf(query, await latestDocuments(query));
  const failed = await drawMissing(services, drawingsOf(release).wanted);
  if (failed.some(({ problem }) => problem === 'disk')) throw new Error('A drawing could not be written.');
}
