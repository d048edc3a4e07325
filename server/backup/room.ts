import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { megabyte } from '#domain/format/sizes.ts';
import { openDb } from '#server/db/open-db.ts';
import { migrationMs, withPatience } from '#server/db/patience.ts';
import { freeBytesOf } from '#server/files/free-space.ts';
import { databaseName } from './manifest.ts';

export type Room = {
  /** Bytes that are free where a folder lies; the disk’s own answer unless given. */
  freeAt?: FreeAt | undefined;
  /** Bytes that a copy leaves free on the disk of the site, so that visitors can go on writing. */
  leaveFree?: number | undefined;
};

type FreeAt = (folder: string) => Promise<number>;

/** Left on any disk, in bytes: folders and lists take some too. */
const little = 4 * megabyte;

/** Says that a disk has less room than is needed, in megabytes; null when it has enough. All in bytes. */
export async function shortage(
  needed: number,
  folder: string,
  { freeAt = freeBytesOf, givenBack = 0, left = 0 }: Room & { givenBack?: number; left?: number },
): Promise<string | null> {
  const free = (await freeAt(folder)) + givenBack;
  if (needed + left <= free) return null;
  const [need, stay] = [needed + left, left].map((bytes) => Math.ceil(bytes / megabyte));
  const ofThem = left > 0 ? ` (${stay} of them stay free)` : '';
  return `${need} MB are needed${ofThem}, ${Math.floor(free / megabyte)} are free.`;
}

/** The same, with what is left free there: on the disk of the site as much as uploads leave, elsewhere a little. */
export async function shortageBeside(
  needed: number,
  folder: string,
  dataDir: string,
  room: Room,
): Promise<string | null> {
  const left = (await onOneDisk(folder, dataDir)) ? Math.max(room.leaveFree ?? 0, little) : little;
  return shortage(needed, folder, { ...room, left });
}

async function onOneDisk(one: string, other: string): Promise<boolean> {
  const [here, there] = await Promise.all([one, other].map((folder) => stat(folder).catch(() => null)));
  return here?.dev === there?.dev;
}

/** Bytes that the database of a site takes, and so about those of a copy of it; 0 when there is none. */
export async function databaseBytes(databaseUrl: string | undefined, dataDir: string): Promise<number> {
  if (!databaseUrl) {
    const names = [databaseName, `${databaseName}-wal`];
    const sizes = names.map((name) => stat(path.join(dataDir, name)).then(({ size }) => size, none));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    const asked = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
    const { rows } = await withPatience(migrationMs, () => asked.execute(db.query));
    return Number(rows[0]?.bytes);
  } finally {
    await db.close();
  }
}

const none = () => 0;

/** Whether something failed because a disk, or what somebody may use of it, is full. */
export function isFull(error: unknown): boolean {
  const { code, errcode, cause } = (error ?? {}) as { code?: string; errcode?: number; cause?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === 13 || (cause !== undefined && isFull(cause));
}
