import { dayMs } from '#domain/format/durations.ts';
import type { Db } from '#server/db/db.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import type { Services } from '#server/ports/services.ts';
import { drawnFiles } from './drawn-files.ts';
import { neededDrawings } from './needed.ts';

type Needed = Pick<Services, 'env'> & { db: Db };

/** As long as originals of pictures that no record names: pages that browsers and networks keep show them. */
const patienceMs = 30 * dayMs;
/** Folders of files. The whole site in other words takes some 150 of them, and at most 60 MB. */
const mostDrawn = 1500;

const lastSwept = new WeakMap<Db, number>();

/**
 * Takes away what no release, draft or link has needed for 30 days; once a day, since finding out takes a while. Where
 * folder and database do not belong together, nothing is touched.
 */
export async function sweepDrawn(services: Needed, realNow: number): Promise<void> {
  if (realNow - (lastSwept.get(services.db) ?? 0) < dayMs) return;
  const files = drawnFiles(services.env);
  const { needed, others } = await sorted(services, realNow);
  for (const folder of needed) await files.noteNeeded(folder, realNow);
  for (const { folder, at } of others) if (at < realNow - patienceMs) await files.remove(folder);
  lastSwept.set(services.db, realNow);
}

/**
 * Whether something may be drawn that visitors do not have yet. Of more than 1,500 what nobody needs now makes room,
 * the longest unneeded first: somebody who saves ten thousand versions fills no disk. What is published is drawn all
 * the same.
 */
export async function hasRoomToDraw(
  services: Needed & Pick<Services, 'clock'>,
  most = mostDrawn,
): Promise<boolean> {
  const files = drawnFiles(services.env);
  const { length } = await files.list();
  if (length < most) return true;
  const { others } = await sorted(services, services.clock.now());
  // A tenth more at once, so that the next version does not count everything again.
  const gone = others.slice(0, length - Math.floor(most * 0.9));
  for (const { folder } of gone) await files.remove(folder);
  return length - gone.length < most;
}

/** What is needed, and all else, the longest unneeded first; neither where nothing may be touched. */
async function sorted({ db, env }: Needed, now: number) {
  const files = drawnFiles(env);
  const folders = await files.list();
  const others: { folder: string; at: number }[] = [];
  if (folders.length === 0 || !(await belongTogether(db, folderPlace(env.DATA_DIR))))
    return { needed: [], others };
  const known = await neededDrawings(db.query, now);
  for (const folder of folders.filter((one) => !known.has(one))) {
    const at = await files.neededAt(folder);
    if (at !== null) others.push({ folder, at });
  }
  return {
    needed: folders.filter((folder) => known.has(folder)),
    others: others.sort((one, other) => one.at - other.at),
  };
}
