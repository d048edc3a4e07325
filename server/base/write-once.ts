import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Gives a file its content unless it has one, so that after a crash it is whole or not there at all, and of several
 * processes that try at once one wins.
 * @returns what the file holds now: the given text, or what was there before
 * @throws the system's error when the folder cannot be written or the file cannot be read
 */
export function writeOnce(file: string, text: string): string {
  const temporary = `${file}.${randomUUID()}.part`;
  try {
    const handle = openSync(temporary, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    giveName(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolderOf(file);
  return readFileSync(file, 'utf8');
}

/**
 * A hard link, unlike a rename, never replaces a file. Some network file systems have no hard links: there the file
 * is copied.
 */
function giveName(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    copyUnlessThere(temporary, file);
  }
}

function copyUnlessThere(temporary: string, file: string): void {
  try {
    copyFileSync(temporary, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The name itself must survive a power cut. */
function syncFolderOf(file: string): void {
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
