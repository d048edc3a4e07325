import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';
import { randomToken } from './tokens.ts';
import { writeOnce } from './write-once.ts';

/** The shortest APP_SECRET that is accepted, in characters. */
const leastLength = 32;

/**
 * The key for sessions and signed links: APP_SECRET, or one made at the first start and kept in the data directory.
 * Several instances need the same one, so with PostgreSQL it is to be set.
 * @throws Error that says what to do when the kept one is damaged; it is never replaced by itself
 */
export function loadSecret(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (env.APP_SECRET) return env.APP_SECRET;
  const file = path.join(env.DATA_DIR, 'secret');
  const secret = readOrMake(file, env.DATA_DIR);
  if (secret.trim().length >= leastLength) return secret;
  const fault = secret.trim() === '' ? 'is empty' : `has fewer than ${leastLength} characters`;
  throw new Error(
    `DATA_DIR: its file secret ${fault}, so it cannot be the key of sessions and links. ${remedy(file)}`,
  );
}

function readOrMake(file: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return readIfThere(file) ?? writeOnce(file, randomToken());
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)) {
      throw failure(
        `could not be written (${code}). Make room there, or set APP_SECRET, and restart.`,
        error,
      );
    }
    // After a restore as another user, for example: the key is there, and must not be deleted for that.
    if (['EACCES', 'EPERM'].includes(code)) {
      throw failure(
        `could not be read or made (${code}). Give ${folder} and all in it to the user that runs the site (chown -R), and restart.`,
        error,
      );
    }
    throw failure(`could not be read or made (${code}). ${remedy(file)}`, error);
  }
}

function failure(what: string, cause: unknown): Error {
  return new Error(`DATA_DIR: its file secret ${what}`, { cause });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function remedy(file: string): string {
  return [
    `Put ${file} back from a backup, readable for the user that runs the site.`,
    'If there is none, delete it and restart: a new key is made, everybody is signed out,',
    'links in emails that were already sent stop working, and the calendar has to be connected again.',
  ].join(' ');
}
