import type { ImapFlow } from 'imapflow';
import { dayMs } from '#domain/format/durations.ts';
import { megabyte } from '#domain/format/sizes.ts';
import { errorKind } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import type { LetterReader } from '#server/inbox/letter/reader.ts';
import { isWanted, type Way } from '#server/inbox/take/is-wanted.ts';
import { passUnread, takeLetter } from '#server/inbox/take/take-letter.ts';
import type { Services } from '#server/ports/services.ts';
import { fetchHead, fetchLetter } from './fetch-letter.ts';
import {
  beginFolder,
  beginLetter,
  type FolderName,
  loadProgress,
  type Progress,
  passLetter,
} from './folder-progress.ts';

/** How far back a mailbox is read at first: what people who are known have written, as history. */
const historyMs = 14 * dayMs;
const mostHistory = 2000;
/** A letter's date on the server is a day, in the server's zone. */
const overlapMs = 2 * dayMs;
const mostTries = 3;
/** What one round takes; the next one goes on. */
const perRound = 500;
/** Each file that is kept. */
const fileBytes = 25 * megabyte;

/** The mailbox, and what reads its letters. */
type Line = { client: ImapFlow; reader: LetterReader };
type Folder = { name: FolderName; path: string; account: string };

/**
 * Reads what is new in a folder, one letter after the other, each stored together with how far it is read. Opens the
 * folder for reading only: nothing in it changes.
 * @returns whether there is more
 */
export async function readFolder(
  services: Services,
  line: Line,
  folder: Folder,
  asked: AbortSignal,
): Promise<boolean> {
  const progress = await standing(services, line.client, folder);
  const uids = await uidsFrom(line.client, { uid: `${progress.last_uid + 1}:*` });
  const due = uids.filter((uid) => uid > progress.last_uid);
  for (const uid of due.slice(0, perRound)) {
    if (asked.aborted) return false;
    await readOne(services, line, progress, uid);
  }
  return due.length > perRound;
}

async function readOne(services: Services, line: Line, progress: Progress, uid: number): Promise<void> {
  const { client, reader } = line;
  // A program that does not start speaks against no letter.
  await reader.ready();
  const { query } = services.db;
  const tries = await beginLetter(query, progress, uid);
  const head = await fetchHead(client, uid, tries > 1);
  const place = { name: progress.name, uid, arrivedAt: head?.arrivedAt ?? 0 };
  if (!head) return passLetter(query, place);
  const history = head.arrivedAt < progress.began_at;
  const way = { folder: progress.name, history };
  const preview = await reader.read(head.headers, 0);
  // One that stops the reading again and again, while it is judged or read, must not keep out those after it.
  const wanted = await isKnownAsWanted(services, preview, way).catch((error: unknown) => {
    if (tries <= mostTries || asDomainError(error)?.code === 'unavailable') throw error;
    services.log.warn('letter-not-judged', { kind: errorKind(error) });
    return false;
  });
  if (!preview || !wanted) return passLetter(query, place);
  if (tries > mostTries) return passUnread(services, preview, { ...way, place });
  const letter = await fetchLetter(line, head, fileBytes);
  if (!letter) return passUnread(services, preview, { ...way, place });
  await takeLetter(services, letter, { ...way, place, fileBytes });
}

/** @throws Error when even its headers could not be read */
async function isKnownAsWanted(services: Services, preview: Letter | null, way: Way): Promise<boolean> {
  if (!preview) throw new Error('The headers of a letter could not be read.');
  return isWanted(services, preview, way);
}

/** How far the folder is read; a new one, and one that was numbered anew, begins by date. */
async function standing(services: Services, client: ImapFlow, folder: Folder): Promise<Progress> {
  const { name, path, account } = folder;
  const now = services.clock.now();
  const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true });
  const known = await loadProgress(services.db.query, name, account);
  if (known?.uid_validity === String(uidValidity)) return known;
  const since = known ? known.latest_at - overlapMs : now - historyMs;
  const [first] = (await uidsFrom(client, { since: new Date(since) })).slice(-mostHistory);
  const progress: Progress = {
    name,
    account,
    uid_validity: String(uidValidity),
    last_uid: (first ?? uidNext) - 1,
    began_at: known?.began_at ?? now,
    latest_at: known?.latest_at ?? now,
    trying_uid: null,
    tries: 0,
  };
  await beginFolder(services.db.query, progress);
  return progress;
}

async function uidsFrom(client: ImapFlow, what: { uid?: string; since?: Date }): Promise<number[]> {
  const found = await client.search(what, { uid: true });
  if (!found) throw new Error('The mailbox could not be searched.');
  return found.sort((a, b) => a - b);
}
