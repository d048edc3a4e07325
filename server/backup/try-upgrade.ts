import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { copyKept, plainFile } from './files.ts';
import { databaseName, notPlain, readManifest } from './manifest.ts';

/**
 * Brings a copy of a backup's database to the schema of this version, and throws it away: what would stop the next
 * start is known before anything is changed.
 * @throws Error with the sentence that the start would end with
 */
export async function tryUpgrade(folder: string): Promise<void> {
  await readManifest(folder);
  if ((await plainFile(folder, databaseName)) === 'other') throw new Error(notPlain(databaseName));
  const trial = await mkdtemp(path.join(tmpdir(), 'foreshore-trial-'));
  try {
    await copyKept(folder, trial, databaseName);
    const db = openDb({ dataDir: trial });
    await migrate(db).finally(() => db.close());
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
