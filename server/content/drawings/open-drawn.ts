import { wantedCalled } from '#content/drawings/wanted.ts';
import type { DrawnFile } from '#domain/pictures/drawn.ts';
import { releaseInUse, withRelease } from '#server/content/in-use.ts';
import { ownDraft } from '#server/content/previews/own-draft.ts';
import type { Db } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type DrawingServices, drawMissing } from './draw.ts';
import { drawnFiles } from './drawn-files.ts';
import { hasRoomToDraw } from './sweep.ts';

type Needed = DrawingServices & Pick<Services, 'clock'> & { db: Db };

/**
 * A file of a drawing in other words. It is drawn now where it should be there and is not: for visitors what their
 * release has, after a copy was put back or the code draws it anew; for staff also what they are typing. Whoever knows
 * the address knows the words, so a file that is there is anybody's.
 * @param staffId asked only where that decides; null for visitors
 */
export async function openDrawn(
  services: Needed,
  { name, key }: DrawnFile,
  file: string,
  staffId: () => Promise<string | null>,
): Promise<Buffer | null> {
  const files = drawnFiles(services.env);
  const there = await files.read({ name, key }, file);
  if (there) return there;
  const isThis = () => wantedCalled({ name, key });
  const released = withRelease(releaseInUse(), isThis);
  const staff = released ? null : await staffId();
  const wanted = staff === null ? released : withRelease(await ownDraft(services.db.query, staff), isThis);
  if (!wanted || (!released && !(await hasRoomToDraw(services)))) return null;
  await drawMissing(services, [wanted]);
  return files.read({ name, key }, file);
}
