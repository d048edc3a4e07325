import { dayMs, hourMs } from '#domain/format/durations.ts';
import { belongTogether } from '#server/files/belonging.ts';
import type { Services } from '#server/ports/services.ts';
import { knowsAttachment } from './knows-attachment.ts';

/**
 * A submission lasts 20 minutes at most; a file that was last written before that belongs to no request any more.
 */
const arrivingAgeMs = hourMs / 2;
/** A kept file gets its lead at once: one without a lead after this time is an orphan. */
const orphanAgeMs = 6 * hourMs;
/** How long a file that no lead refers to can be put back: the database may be last week's backup. */
const asideMs = 30 * dayMs;

type Parts = Pick<Services, 'db' | 'files'>;
/** How many files were treated in which way. */
type Swept = { deleted: number; setAside: number; takenBack: number };

/** Deletes unfinished uploads: of senders who gave up, or of a server that died on the way. @returns how many */
export async function sweepUnfinished({ files }: Parts, realNow: number): Promise<number> {
  const unfinished = await files.unfinished(realNow - arrivingAgeMs);
  for (const storedName of unfinished) await files.drop(storedName);
  return unfinished.length;
}

/**
 * Sets aside the uploads that no lead and no letter refers to, and deletes them 30 days later unless one refers to them then.
 * Where files and database do not belong together, nothing is touched.
 */
export async function sweepOrphans(parts: Parts, realNow: number): Promise<Swept> {
  const { db, files } = parts;
  const swept: Swept = { deleted: 0, setAside: 0, takenBack: 0 };
  if (!(await belongTogether(db, files.place))) return swept;
  for (const storedName of await files.kept(realNow - orphanAgeMs)) {
    if (await isWanted(parts, storedName)) continue;
    await files.setAside(storedName, realNow);
    swept.setAside += 1;
  }
  for (const { storedName, since } of await files.aside()) {
    if (await isWanted(parts, storedName)) {
      await files.takeBack(storedName);
      swept.takenBack += 1;
    } else if (since < realNow - asideMs) {
      await files.discard(storedName);
      swept.deleted += 1;
    }
  }
  return swept;
}

async function isWanted({ db }: Parts, storedName: string): Promise<boolean> {
  return knowsAttachment(db.query, [storedName]);
}
