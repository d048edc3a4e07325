import type { Readable } from 'node:stream';
import { megabyte } from '#domain/format/sizes.ts';
import { cleanFileName } from '#domain/leads/files.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import type { PictureType } from '#server/db/tables/pictures.ts';
import type { TakenFile } from '#server/ports/file-store.ts';
import { askForCut } from './cuts.ts';
import { pictureKindOf } from './picture-kind.ts';
import type { PictureServices } from './picture-services.ts';
import { problemWords } from './problem-words.ts';

const mostPictureBytes = 20 * megabyte;
/** Above what a site of this kind shows, below what fills a small server's disk. */
const quota = { pictures: 500, bytes: 2048 * megabyte };

export type Added = { name: string } & (
  | { kind: 'added'; id: string }
  /** `as` is what it is called in the library. */
  | { kind: 'known'; id: string; as: string }
  | { kind: 'refused'; sentence: string }
);

type Upload = { stream: Readable; name: string; staffId: string };

/**
 * Takes an uploaded picture into the library and has its files made. What it is, its content says.
 * @throws DomainError unavailable when there is no room for files
 */
export async function addPicture(services: PictureServices, upload: Upload): Promise<Added> {
  const name = cleanFileName(upload.name);
  const refused = (sentence: string): Added => ({ name, kind: 'refused', sentence });
  const { originals } = services.media;
  const file = await originals.take(upload.stream, mostPictureBytes).catch(noRoom);
  if (!file) return refused('It is larger than 20 MB. Please send a smaller copy.');
  let state: 'taken' | 'kept' | 'stored' = 'taken';
  try {
    if (file.bytes === 0) return refused('It is empty.');
    const kind = pictureKindOf(await originals.inspect(file, (read) => read(0, 512)));
    if ('refused' in kind) return refused(kind.refused);
    const id = file.sha256.slice(0, 16);
    const known = async (): Promise<Added | null> => {
      const as = await nameOf(services, id);
      return as === null ? null : { name, kind: 'known', id, as };
    };
    const before = await known();
    if (before) return before;
    const full = await fullWords(services, file.bytes);
    if (full) return refused(full);
    await originals.keep(file).catch(notKept);
    state = 'kept';
    const original = await originals.open(file.storedName);
    const size = original ? await services.pictureMaker.look(original) : { problem: 'broken' as const };
    if ('problem' in size) return refused(problemWords[size.problem]);
    const picture = { id, name, file, type: kind.type, ...size, staffId: upload.staffId };
    if (!(await store(services, picture))) return (await known()) ?? { name, kind: 'known', id, as: name };
    state = 'stored';
    return { name, kind: 'added', id };
  } finally {
    if (state === 'taken') await originals.drop(file.storedName);
    // What a bucket does not give up now is swept later.
    if (state === 'kept') await originals.discard(file.storedName).catch(() => undefined);
  }
}

type Picture = {
  id: string;
  name: string;
  file: TakenFile;
  type: PictureType;
  width: number;
  height: number;
  staffId: string;
};

/** @returns false when another upload of the same picture was faster */
async function store({ db, clock, log, wakeOutbox }: PictureServices, picture: Picture): Promise<boolean> {
  const { id, name, file, type, width, height, staffId } = picture;
  const at = clock.now();
  const isNew = await db.query.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('content_pictures')
      .values({
        ...{ id, name, type, width, height, stored_name: file.storedName, bytes: file.bytes },
        ...{ alt: '', decorative: 0, focus: 'cc', cut: '', author_id: staffId, created_at: at },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    const cut = await askForCut(trx, at, id, { left: 0, top: 0, width, height });
    await trx.updateTable('content_pictures').set({ cut }).where('id', '=', id).execute();
    return true;
  });
  if (isNew) log.info('picture-added', { id, by: staffId });
  wakeOutbox();
  return isNew;
}

async function nameOf({ db }: PictureServices, id: string): Promise<string | null> {
  const row = await db.query
    .selectFrom('content_pictures')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Why no more pictures fit into the library; null when they do. */
async function fullWords({ db }: PictureServices, bytes: number): Promise<string | null> {
  const { count, sum } = await db.query
    .selectFrom('content_pictures')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.coalesce(eb.fn.sum('bytes'), eb.lit(0)).as('sum')])
    .executeTakeFirstOrThrow();
  if (Number(count) >= quota.pictures)
    return `The library holds ${quota.pictures} pictures, which is all it takes. Remove some that nothing uses first.`;
  if (Number(sum) + bytes > quota.bytes)
    return 'The library holds 2 GB, which is all it takes. Remove some that nothing uses first.';
  return null;
}

function notKept(error: unknown): never {
  if (!isDomainError(error) || error.code !== 'unavailable') throw error;
  const message = 'The storage of pictures does not answer just now. Please try again in a few minutes.';
  throw new DomainError('unavailable', message, { cause: error });
}

const diskTrouble = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

function noRoom(error: unknown): never {
  const isFull = isDomainError(error) && error.code === 'unavailable';
  if (!isFull && !diskTrouble.has(String((error as NodeJS.ErrnoException).code))) throw error;
  const message = 'The server’s disk has no room for pictures just now. Nothing else is affected.';
  throw new DomainError('unavailable', message, { cause: error });
}
