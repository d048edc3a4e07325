import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What lies in DATA_DIR while a backup is put into it. */
export const restoringFolder = '.restoring';

/**
 * Makes the folder for data if it is not there, and sees that it can be written to.
 * @throws Error with a sentence that names DATA_DIR
 */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(`DATA_DIR: ${whyNoFolder(error, dataDir)}`, { cause: error });
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: ${notWritable(dataDir)}`, { cause: error });
  }
  refuseCutShort(dataDir);
}

/** @throws Error with a sentence when a backup has been put into a folder in part only */
export function refuseCutShort(dataDir: string): void {
  if (existsSync(path.join(dataDir, restoringFolder))) {
    throw new Error(`DATA_DIR: a restore into ${dataDir} was cut short. Run npm run restore again.`);
  }
}

/** Whether there is something at a path that is not a file. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function whyNoFolder(error: unknown, dataDir: string): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `${dataDir} is a file or lies below one. Name a folder, or move the file away.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return `there is no space left for the folder ${dataDir}.`;
  return notWritable(dataDir);
}

const notWritable = (dataDir: string) =>
  `the folder ${dataDir} cannot be written to. Give it to the user that runs the site (chown), or name another folder.`;
