import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './until-unlocked.ts';

/**
 * Takes a lock that is gone with the process that holds it, however that ends: a transaction of SQLite on a file of its own.
 * @returns what to close to give it back; null while another process has it
 * @throws SQLite's error when the file cannot be made or opened
 */
export function takeProcessLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (isLocked(error)) return null;
    throw error;
  }
}
