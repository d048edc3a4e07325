/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html), each with what to do about it. */
const advice: Record<number, string> = {
  5: 'is locked by another process. End that process, or wait until it is done, and start again.',
  8: 'can only be read. Give file and folder to the user that runs the site (chown), or make the disk writable.',
  10: 'cannot be read or written: the disk reports an error. Check the disk and its free space.',
  // Never the file alone: SQLite would write what the former one's log (-wal) holds into the copy, and damage it as well.
  11: 'is damaged. Move the whole folder away and put the last backup into a new one (npm run restore), not only its file into this one; what can be saved of the damaged file comes out with `sqlite3 foreshore.sqlite .recover`.',
  13: 'cannot grow: the disk is full. Free some space and start again.',
  14: 'cannot be opened. Give file and folder to the user that runs the site (chown), or name another folder.',
  26: 'is not a database. Move that file away, or the whole folder and put the last backup into a new one (npm run restore).',
};

/**
 * Why the embedded database cannot be used, in a sentence that names DATA_DIR and says what to do.
 * An error that says so already is given back as it is.
 */
export function sqliteFailure(error: unknown): Error {
  const { errcode, message = 'no reason was given' } = error as Error & { errcode?: number };
  if (errcode === undefined) return error as Error;
  const what = advice[errcode & 0xff] ?? 'could not be opened.';
  const reason = message.replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200);
  return new Error(`DATA_DIR: the database in it ${what} (${reason})`, { cause: error });
}
