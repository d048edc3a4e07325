import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { passLetter } from '#server/inbox/mailbox/folder-progress.ts';
import type { Services } from '#server/ports/services.ts';
import { type Insert, insertLetter } from './insert-letter.ts';
import type { Way } from './is-wanted.ts';
import { type KeptFile, takeFiles } from './keep-files.ts';
import { takeIncoming } from './take-incoming.ts';
import { takeReport } from './take-report.ts';
import { takeSent } from './take-sent.ts';

/** Where a letter lies in the mailbox, and when it arrived there. */
type Place = { name: Way['folder']; uid: number; arrivedAt: number };
type Taking = Way & { place: Place };

/**
 * Stores a letter with its files, what follows from it, and how far the mailbox is read, in one transaction: whenever
 * the process dies, it is there once. What turns out to be nobody's and not wanted is passed over.
 */
export async function takeLetter(
  services: Services,
  letter: Letter,
  taking: Taking & { fileBytes: number },
): Promise<void> {
  const files = await takeFiles(services, letter.files, taking.fileBytes);
  for (const { taken } of files) if (taken) await services.files.keep(taken);
  const id = await store(services, letter, files, taking);
  if (id === null) return discard(services, files);
  services.log.info('letter-stored', { id, folder: taking.folder, files: files.length });
}

/** Stores what is known of a letter whose content cannot be fetched; it stands in the mailbox. */
export async function passUnread(services: Services, preview: Letter, taking: Taking): Promise<void> {
  const letter = { ...preview, text: '', files: [], left: { text: true, files: 0, unreadable: true } };
  const id = await store(services, letter, [], taking);
  services.log.warn('letter-unread', { id });
}

async function store(
  services: Services,
  letter: Letter,
  files: KeptFile[],
  taking: Taking,
): Promise<string | null> {
  const { folder, history, place } = taking;
  const now = services.clock.now();
  const at = Math.min(place.arrivedAt || now, now);
  return untangled(() =>
    services.db.query.transaction().execute(async (trx: Queries) => {
      const insert: Insert = (row) =>
        insertLetter(trx, { direction: 'in', ...row, id: services.randomId(), letter, files, at, now });
      const how = { at, history };
      const take = letter.report ? takeReport : folder === 'sent' ? takeSent : takeIncoming;
      const id = await take(services, trx, letter, { ...how, insert });
      await passLetter(trx, place);
      return id;
    }),
  );
}

async function discard({ files }: Services, kept: KeptFile[]): Promise<void> {
  for (const { taken } of kept) if (taken) await files.discard(taken.storedName);
}
