import { z } from 'zod';
import { minuteMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { type MailboxTrouble, troubles, troubleWords } from './trouble.ts';

/** Where is kept how the mailbox is doing. */
export const standingKey = 'mailbox-standing';
/** How long what passes by itself may last before staff are told. */
const patienceMs = 15 * minuteMs;

const passing: readonly MailboxTrouble[] = ['unreachable', 'silent', 'reader', 'other'];

const shape = z.object({
  /** When the mailbox was read last without trouble. */
  readAt: z.number().nullable(),
  trouble: z.object({ code: z.enum(troubles), since: z.number() }).nullable(),
});

/** How the mailbox is doing; `off` where none is set. */
export type MailboxStanding = { state: 'off' } | ({ state: 'on' } & z.infer<typeof shape>);

const nothingYet = { readAt: null, trouble: null };

/** For staff: whether letters come in, and what keeps them from it. */
export async function mailboxStanding({ env, db }: Pick<Services, 'env' | 'db'>): Promise<MailboxStanding> {
  if (!env.IMAP_URL) return { state: 'off' };
  return { state: 'on', ...(await load(db.query)) };
}

/** What staff must do for letters to come in; null when nothing, or when it may still pass by itself. */
export async function mailboxNote(services: Pick<Services, 'env' | 'db' | 'clock'>): Promise<string | null> {
  const standing = await mailboxStanding(services);
  if (standing.state === 'off' || !standing.trouble) return null;
  const { code, since } = standing.trouble;
  if (passing.includes(code) && services.clock.now() - since < patienceMs) return null;
  return `Letters in the mailbox are not read. ${troubleWords[code]}`;
}

/** Notes that everything new was read. */
export async function noteRead({ db, clock }: Services): Promise<void> {
  await writeSetting(db.query, standingKey, { readAt: clock.now(), trouble: null }, clock.now());
}

/** Notes what keeps the mailbox from being read, with when that began. */
export async function noteTrouble({ db, clock, log }: Services, code: MailboxTrouble): Promise<void> {
  const { readAt, trouble } = await load(db.query);
  const since = trouble?.code === code ? trouble.since : clock.now();
  await writeSetting(db.query, standingKey, { readAt, trouble: { code, since } }, clock.now());
  log.warn('mailbox-unread', { code });
}

async function load(queries: Queries) {
  return shape.safeParse(await readSetting(queries, standingKey)).data ?? nothingYet;
}
