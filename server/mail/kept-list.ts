import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import PostalMime from 'postal-mime';
import type { Env } from '#server/base/env.ts';
import type { Order, Place } from '#server/db/keyset.ts';
import { headOfFile } from './head-of-file.ts';
import { mailFolder } from './transport.ts';

/** An e-mail that was kept on disk because no SMTP server is set. */
type KeptMail = { id: string; subject: string; to: string; at: number };

type Site = { env: Pick<Env, 'DATA_DIR'> };
type Dated = { id: string; at: number; written: number };

/** Newest first. */
export const keptOrder: Order = {
  columns: [
    { ref: 'at', type: 'number' },
    { ref: 'id', type: 'text' },
  ],
  direction: 'desc',
};

const perPage = 50;
const openAtOnce = 16;
/** A folder's time tells of a change only when it is older than the coarsest clock of a file system. */
const settledMs = 2_000;

/**
 * What this process has read of the folder. A file never changes once it has its name, so that it is opened once.
 * `heads` are those of the pages that were looked at lately.
 */
type Known = {
  dates: Map<string, Dated>;
  sorted: Dated[];
  heads: Map<string, KeptMail>;
  folderAt: number | null;
};
const known = new WeakMap<object, Known>();
const mostHeads = 4 * perPage;

/**
 * One page of the kept e-mails, newest first, and how many there are.
 * @param hidden ids of those that are for others: neither shown nor counted
 */
export async function listKeptMails(
  site: Site,
  place: Place = null,
  hidden: ReadonlySet<string> = new Set(),
): Promise<{ mails: KeptMail[]; total: number; before: string | null; after: string | null }> {
  const { sorted: all, heads } = await readFolder(site);
  const sorted = all.filter(({ id }) => !hidden.has(id));
  const start = startOf(sorted, place);
  const shown = sorted.slice(start, start + perPage);
  const key = (mail: Dated | undefined) => (mail ? `${mail.at}.${mail.id}` : null);
  if (heads.size > mostHeads) heads.clear();
  const mails = await Promise.all(shown.map((mail) => heads.get(mail.id) ?? headOf(site, mail, heads)));
  return {
    mails: mails.filter((mail) => mail !== null),
    total: sorted.length,
    before: start > 0 ? key(shown[0] ?? sorted.at(-1)) : null,
    after: start + perPage < sorted.length ? key(shown.at(-1)) : null,
  };
}

/** Where a page begins. Beside a mail that has gone meanwhile its time shows the place. */
function startOf(sorted: Dated[], place: Place): number {
  if (!place) return 0;
  const [at, id] = place.key;
  const found = sorted.findIndex((mail) => mail.id === id);
  const older = sorted.findIndex((mail) => mail.at < Number(at));
  const gone = older === -1 ? sorted.length : older;
  if (place.side === 'after') return found === -1 ? gone : found + 1;
  return Math.max(0, (found === -1 ? gone : found) - perPage);
}

async function readFolder({ env }: Site): Promise<Known> {
  const folder = mailFolder(env.DATA_DIR);
  const readAt = Date.now();
  const folderAt = await stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (folderAt === null) return { dates: new Map(), sorted: [], heads: new Map(), folderAt };
  const before = known.get(env);
  if (before?.folderAt === folderAt) return before;
  const names = await readdir(folder);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const dates = await datesOf(folder, ids, before?.dates ?? new Map());
  const sorted = [...dates.values()].sort(
    (a, b) => b.at - a.at || b.written - a.written || (a.id < b.id ? 1 : -1),
  );
  // Of those that are gone, as whoever is forgotten asks for, nothing stays.
  const heads = new Map([...(before?.heads ?? [])].filter(([id]) => dates.has(id)));
  const read = { dates, sorted, heads, folderAt: readAt - folderAt > settledMs ? folderAt : null };
  known.set(env, read);
  return read;
}

/** A file that goes in the meantime is left out. */
async function datesOf(
  folder: string,
  ids: string[],
  before: Map<string, Dated>,
): Promise<Map<string, Dated>> {
  const dates = new Map<string, Dated>();
  const queue = new PQueue({ concurrency: openAtOnce });
  for (const id of ids) {
    const read = before.get(id);
    if (read) dates.set(id, read);
    else {
      void queue.add(async () => {
        const head = await headOfFile(path.join(folder, `${id}.eml`)).catch(() => null);
        if (head) dates.set(id, { id, at: head.at, written: head.written });
      });
    }
  }
  await queue.onIdle();
  return dates;
}

async function headOf(
  { env }: Site,
  { id, at }: Dated,
  heads: Map<string, KeptMail>,
): Promise<KeptMail | null> {
  const head = await headOfFile(path.join(mailFolder(env.DATA_DIR), `${id}.eml`)).catch(() => null);
  if (!head) return null;
  const email = await PostalMime.parse(head.headers);
  const mail = {
    id,
    subject: email.subject ?? '',
    to: email.to?.map((one) => one.address).join(', ') ?? '',
    at,
  };
  heads.set(id, mail);
  return mail;
}
