import { wantedCalled } from '#content/drawings/wanted.ts';
import type { DrawnFile } from '#domain/pictures/drawn.ts';
import { releaseInUse, withRelease } from '#server/content/in-use.ts';
import { ownDraft } from '#server/content/previews/own-draft.ts';
import type { Db } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type DrawingServices, drawMissing } from './draw.ts';
import { drawnFiles } from './drawn-files.ts';
import { keptDrawing } from './needed.ts';
import { hasRoomToDraw } from './sweep.ts';

type Needed = DrawingServices & Pick<Services, 'clock'> & { db: Db };

/**
 * A file of a drawing in other words. It is drawn now where it should be there and is not, after a copy was put back,
 * the code draws it anew or another host drew it: for visitors what a release or an open link has, for staff also what
 * they are typing. Whoever knows the address knows the words, so a file that is there is anybody's.
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
  const { query } = services.db;
  const kept = released ?? (await keptDrawing(query, `${name}.${key}`, services.clock.now()));
  const staff = kept ? null : await staffId();
  const wanted = staff === null ? kept : withRelease(await ownDraft(query, staff), isThis);
  if (!wanted || (!kept && !(await hasRoomToDraw(services)))) return null;
  await drawMissing(services, [wanted]);
  return files.read({ name, key }, file);
}
