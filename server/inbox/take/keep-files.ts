import { megabyte } from '#domain/format/sizes.ts';
import { isDomainError } from '#server/base/errors.ts';
import type { LetterFile } from '#server/inbox/letter/letter.ts';
import type { TakenFile } from '#server/ports/file-store.ts';
import type { Services } from '#server/ports/services.ts';

/** A file of a letter as it is noted; without `taken` it stands in the mailbox alone, for the reason given. */
export type KeptFile = Omit<LetterFile, 'open'> & {
  taken: TakenFile | null;
  missing: 'too-large' | 'no-room' | null;
};

const diskTrouble = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Takes the files of a letter into the store, as far as there is room: the letter itself never fails for them.
 * @param fileBytes the largest that is kept
 */
export async function takeFiles(
  services: Services,
  files: readonly LetterFile[],
  fileBytes: number,
): Promise<KeptFile[]> {
  if (files.length === 0) return [];
  let room = services.env.MAILBOX_FILES_MB * megabyte - (await storedBytes(services));
  const kept: KeptFile[] = [];
  for (const { open, ...file } of files) {
    if (!open) kept.push({ ...file, taken: null, missing: 'too-large' });
    else if (file.bytes > room) kept.push({ ...file, taken: null, missing: 'no-room' });
    else {
      const taken = await takeOne(services, open, fileBytes);
      const bytes = typeof taken === 'string' ? file.bytes : taken.bytes;
      room -= bytes;
      kept.push(
        typeof taken === 'string'
          ? { ...file, taken: null, missing: taken }
          : { ...file, bytes, taken, missing: null },
      );
    }
  }
  return kept;
}

async function takeOne(
  { files, log }: Services,
  open: NonNullable<LetterFile['open']>,
  fileBytes: number,
): Promise<TakenFile | 'too-large' | 'no-room'> {
  const content = await open();
  try {
    return (await files.take(content, fileBytes)) ?? 'too-large';
  } catch (error) {
    const full = isDomainError(error) || diskTrouble.has(String((error as NodeJS.ErrnoException).code));
    if (!full) throw error;
    log.warn('letter-file-left', { reason: 'no-room' });
    return 'no-room';
  } finally {
    // What is left of it must not hold up the next answer of the server.
    content.destroy();
  }
}

async function storedBytes({ db }: Services): Promise<number> {
  const row = await db.query
    .selectFrom('message_files')
    .select((eb) => eb.fn.sum<number>('bytes').as('bytes'))
    .where('stored_name', 'is not', null)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
