import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { copyKept, plainFile } from './files.ts';
import { databaseName, notPlain, readManifest } from './manifest.ts';
import { isFull, type Room, shortageBeside } from './room.ts';
import { beginUnfinished, dropUnfinished, isBeingFilled } from './unfinished.ts';

/** No backup has such a name, and what is left under it is cleared away as an unfinished one is. */
const trialOf = (folder: string) => `${path.resolve(folder)}.trial.unfinished`;

/**
 * Brings a copy of a backup's database to the schema of this version, and throws it away: what would stop the next
 * start is known before anything is changed. The copy lies beside the backup, where there is a disk and not memory.
 * @throws Error with the sentence that the start would end with, or with that for which nothing could be tried
 */
export async function tryUpgrade(folder: string, site: Room & { dataDir: string }): Promise<void> {
  const { database } = await readManifest(folder);
  if ((await plainFile(folder, databaseName)) === 'other') throw new Error(notPlain(databaseName));
  const trial = trialOf(folder);
  const beside = path.dirname(trial);
  if (isBeingFilled(trial)) throw new Error(`The backup ${folder} is being tried at this very moment.`);
  await dropUnfinished(beside);
  const lack = await shortageBeside(database.bytes, beside, site.dataDir, site);
  if (lack) throw new Error(`${noRoom(beside)} ${lack}`);
  let release = async () => {};
  try {
    // What one that was killed has left, and of which nothing says so.
    await rm(trial, { recursive: true, force: true });
    release = await beginUnfinished(trial);
    await copyKept(folder, trial, databaseName);
    const db = openDb({ dataDir: trial });
    await migrate(db).finally(() => db.close());
  } catch (error) {
    throw notTried(error, beside);
  } finally {
    await release();
    await rm(trial, { recursive: true, force: true });
  }
}

const noRoom = (beside: string) => `There is not enough room in ${beside} to try this backup there.`;

function notTried(error: unknown, beside: string): unknown {
  if (isFull(error)) return new Error(`${noRoom(beside)} Nothing was changed.`);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall && ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new Error(
      `The folder ${beside} cannot be written to. Copy the backup into one that can, and try it there.`,
    );
  return error;
}
