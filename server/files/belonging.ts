import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeOnce } from '#server/base/write-once.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';

/** The storage of one site: a database and the folder with its files. */
export type Store = { db: Db; dataDir: string };

/** Whether a database has a record of at least one of these names of files. */
type KnowsOneOf = (queries: Queries, names: readonly string[]) => Promise<boolean>;

type Binding = {
  newId: () => string;
  now: number;
  /** Who has records of files: each is asked for some names at a time. */
  records: readonly KnowsOneOf[];
};

const fileName = 'store-id';
const settingKey = 'store-id';
const idSchema = z.string().min(1);
/** Where files lie that only the database can explain. */
const filledFolders = ['uploads/kept', 'mail'];
const storedName = /^([0-9a-f-]{36})(\.eml)?$/;
/** Names asked about in one query. */
const atOnce = 200;

/**
 * Gives database and folder one id in both, when they can be told to belong together: the folder holds nothing yet,
 * or the database knows at least one of its files. Runs at each start, in any number of instances at once.
 * The database's id is written first and decides; a crash before the folder's is made up for by the next start.
 */
export async function bindFolder({ db, dataDir }: Store, { newId, now, records }: Binding): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const inFolder = await folderId(dataDir);
  const inDatabase = await databaseId(db.query);
  if (inFolder && inDatabase) return;
  const names = await namesIn(dataDir);
  const known = await knowsSome(db.query, names, records);
  // What a folder with an id lets in must know its files; one without an id may also be empty.
  const fits = known || (!inFolder && names.length === 0);
  const id = inDatabase ?? (await giveDatabaseId(db.query, (fits && inFolder) || newId(), now));
  if (fits && !inFolder) writeOnce(path.join(dataDir, fileName), `${id}\n`);
}

/** Whether the folder's files are this database's to delete. */
export async function belongTogether({ db, dataDir }: Store): Promise<boolean> {
  const inFolder = await folderId(dataDir);
  return inFolder !== undefined && inFolder === (await databaseId(db.query));
}

/** What the operator is told when they are not; null when all is well. */
export async function strangersNote(store: Store): Promise<string | null> {
  if (await belongTogether(store)) return null;
  const id = await databaseId(store.db.query);
  return [
    'The folder of DATA_DIR belongs to another database than the one in use, so no file in it is deleted.',
    'Look first whether DATABASE_URL and DATA_DIR are right, and restart.',
    `If this is a new beginning, stop the site and move uploads, mail and ${fileName} out of that folder.`,
    `If the two do belong together, write ${id ?? 'the database’s id'} into its file ${fileName}.`,
  ].join(' ');
}

async function folderId(dataDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

async function databaseId(queries: Queries): Promise<string | undefined> {
  return idSchema.optional().parse(await readSetting(queries, settingKey));
}

/** Of two instances that do it at once, the first decides. @returns the id that the database has now */
async function giveDatabaseId(queries: Queries, id: string, now: number): Promise<string> {
  await queries
    .insertInto('settings')
    .values({ key: settingKey, value: JSON.stringify(id), updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return idSchema.parse(await databaseId(queries));
}

async function namesIn(dataDir: string): Promise<string[]> {
  const lists = await Promise.all(
    filledFolders.map((folder) => readdir(path.join(dataDir, folder)).catch(() => [] as string[])),
  );
  return lists.flat().flatMap((name) => storedName.exec(name)?.[1] ?? []);
}

async function knowsSome(
  queries: Queries,
  names: string[],
  records: readonly KnowsOneOf[],
): Promise<boolean> {
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    for (const knowsOneOf of records) if (await knowsOneOf(queries, some)) return true;
  }
  return false;
}
