import { z } from 'zod';
import type { Db, Queries } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import type { FilePlace } from '#server/ports/file-store.ts';

/** Whether a database has a record of at least one of these names of files. */
type KnowsOneOf = (queries: Queries, names: readonly string[]) => Promise<boolean>;

type Binding = {
  newId: () => string;
  now: number;
  /** Who has records of files: each is asked for some names at a time. */
  records: readonly KnowsOneOf[];
};

/** What holds the id beside the files. */
export const idFile = 'store-id';
const settingKey = 'store-id';
const idSchema = z.string().min(1);
/** Names asked about in one query. */
const atOnce = 200;

/** A place whose id is there and cannot be read, so that nobody can tell whose its files are; its message is a sentence. */
export class UnreadableId extends Error {}

/**
 * Gives a database and a place of files one id in both, when they can be told to belong together: the place holds
 * nothing yet, or the database knows at least one of its files. Runs at each start, in any number of instances at once.
 * The database's id is written first and decides; a crash before the other's is made up for by the next start.
 */
export async function bindPlace(db: Db, place: FilePlace, { newId, now, records }: Binding): Promise<void> {
  const inPlace = await place.readId();
  const inDatabase = await databaseId(db.query);
  if (inPlace && inDatabase) return;
  const names = await place.names();
  const known = await knowsSome(db.query, names, records);
  // What a place with an id lets in must know its files; one without an id may also be empty.
  const fits = known || (!inPlace && names.length === 0);
  const id = inDatabase ?? (await giveDatabaseId(db.query, (fits && inPlace) || newId(), now));
  if (fits && !inPlace) await place.writeId(id);
}

/** Whether the files of a place are this database's to delete; not where nobody can tell. */
export async function belongTogether(db: Db, place: FilePlace): Promise<boolean> {
  const inPlace = await idOf(place);
  return typeof inPlace === 'string' && inPlace === (await databaseId(db.query));
}

function idOf(place: FilePlace): Promise<string | UnreadableId | undefined> {
  return place.readId().catch((error: unknown) => {
    if (error instanceof UnreadableId) return error;
    throw error;
  });
}

/** What the operator is told when they are not; null when all is well. */
export async function strangersNote(db: Db, place: FilePlace): Promise<string | null> {
  const inPlace = await idOf(place);
  if (inPlace instanceof UnreadableId) return inPlace.message;
  if (await belongTogether(db, place)) return null;
  const id = (await databaseId(db.query)) ?? 'the database’s id';
  if (place.kind === 'bucket') return strangeBucket(id);
  return [
    'The folder of DATA_DIR belongs to another database than the one in use, so no file in it is deleted.',
    'Look first whether DATABASE_URL and DATA_DIR are right, and restart.',
    `If this is a new beginning, stop the site and move uploads, mail and ${idFile} out of that folder.`,
    `If the two do belong together, write ${id} into its file ${idFile}.`,
  ].join(' ');
}

function strangeBucket(id: string): string {
  return [
    'The bucket of S3_BUCKET belongs to another database than the one in use, so no file in it is deleted.',
    'Look first whether DATABASE_URL, S3_BUCKET and S3_PREFIX are right, and restart.',
    'If this is a new beginning, name an empty bucket or another S3_PREFIX.',
    `If the two do belong together, write ${id} into its object ${idFile}.`,
  ].join(' ');
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
