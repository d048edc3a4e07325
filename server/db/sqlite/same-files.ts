import { statSync } from 'node:fs';

/** SQLITE_READONLY_DBMOVED (https://www.sqlite.org/rescode.html): SQLite itself does not look for it in a file with a WAL. */
const moved = { errcode: 1032, code: 'DATABASE_MOVED' };

/**
 * Notes which files lie at the paths of a database that has just been opened. An open file goes on taking what is written
 * to it when it has been deleted, moved or replaced, and nobody would ever find that again.
 * @returns throws, as for a file that can only be read, while another file or none lies at one of them
 */
export function sameFiles(paths: readonly string[]): () => void {
  const opened = paths.map(identityOf);
  return () => {
    if (paths.some((path, at) => identityOf(path) !== opened[at]))
      throw Object.assign(new Error('the database was moved, deleted or replaced'), moved);
  };
}

/** What stays the same of a file, whatever is in it. */
function identityOf(path: string): string | undefined {
  const about = statSync(path, { bigint: true, throwIfNoEntry: false });
  return about && `${about.dev} ${about.ino}`;
}
