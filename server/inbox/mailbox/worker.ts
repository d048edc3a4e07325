import { minuteMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import { dropLease, takeLease } from '#server/db/lease.ts';
import type { LetterReader } from '#server/inbox/letter/reader.ts';
import type { Services } from '#server/ports/services.ts';
import { accountOf, imapOptions } from './address.ts';
import { onInternet } from './on-internet.ts';
import { type MailboxLine, openLine, readMailbox } from './read-mailbox.ts';
import { noteRead, noteTrouble } from './standing.ts';
import { troubleOf } from './trouble.ts';

const leaseName = 'mailbox';
const longestPauseMs = 15 * minuteMs;
/** A round ends after this even if the server goes on trickling; the next one goes on from there. */
const longestRoundMs = 5 * minuteMs;

export type MailboxWorker = {
  start: () => void;
  /** One round, now, however the last one went; resolves when it is over. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** Their settings say which mailbox is read, at each round. */
  services: () => Services;
  /** Ends with the worker. */
  reader: LetterReader;
  pollMs: number;
  holder: string;
  /** How long one round may take. */
  roundMs?: number;
  /** How long a server may be silent at its greeting. */
  greetingMs?: number;
};

/**
 * A worker that, once started, reads the mailbox: when the server tells of a letter, and every `pollMs`, in one
 * instance at a time. After trouble it waits longer each time, up to a quarter of an hour.
 */
export function createMailboxWorker({
  services,
  reader,
  pollMs,
  holder,
  roundMs = longestRoundMs,
  greetingMs,
}: Options): MailboxWorker {
  const asked = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let line: MailboxLine | undefined;
  let lineTo = '';
  let leased = false;
  let running: Promise<void> | undefined;
  let wanted = false;
  let failures = 0;
  let restUntil = 0;

  const hangUp = () => {
    line?.client.close();
    line = undefined;
  };

  /** @returns whether there is more to read */
  const round = async (): Promise<boolean> => {
    const { db, clock, settings } = services();
    const { from } = (await settings.fresh()).imap;
    const mailbox = services().env.IMAP_URL;
    if (mailbox !== lineTo) hangUp();
    if (!mailbox) return false;
    const now = clock.now();
    if (!(await takeLease(db, { name: leaseName, holder, now, until: now + roundMs + minuteMs }))) {
      hangUp();
      return false;
    }
    leased = true;
    const inOwnNetwork = from !== 'saved' || services().env.MAIL_IN_OWN_NETWORK === 'on';
    const options = imapOptions(mailbox, greetingMs);
    const tooLong = AbortSignal.timeout(roundMs);
    const ended = AbortSignal.any([asked.signal, tooLong]);
    try {
      if (!line?.client.usable) {
        line = await openLine(inOwnNetwork ? options : await onInternet(options), () => void look(), ended);
        lineTo = mailbox;
      }
      const way = { account: accountOf(mailbox), reader };
      const more = await readMailbox(services(), line, way, { asked: asked.signal, ended });
      if (!more) await noteRead(services());
      failures = 0;
      return more;
    } catch (error) {
      hangUp();
      if (asked.signal.aborted) return false;
      failures += 1;
      restUntil = performance.now() + Math.min(longestPauseMs, pollMs * 2 ** failures);
      services().log.warn('mailbox-round-failed', { kind: errorKind(error) });
      const trouble = tooLong.aborted ? 'silent' : troubleOf(error, options.doSTARTTLS === true);
      await noteTrouble(services(), trouble);
      return false;
    }
  };

  const look = (): Promise<void> => {
    if (!timer || asked.signal.aborted) return Promise.resolve();
    wanted = true;
    running ??= (async () => {
      while (wanted && !asked.signal.aborted) {
        wanted = false;
        wanted =
          (await round().catch((error) => {
            services().log.error('mailbox-failed', { kind: errorKind(error) });
            return false;
          })) || wanted;
      }
      running = undefined;
    })();
    return running;
  };

  return {
    start: () => {
      timer = setInterval(() => {
        if (performance.now() >= restUntil) void look();
      }, pollMs);
      void look();
    },
    run: look,
    stop: async () => {
      asked.abort();
      clearInterval(timer);
      // What is in hand is read again at the next start.
      hangUp();
      await reader.close();
      await running;
      hangUp();
      if (leased) await dropLease(services().db, leaseName, holder).catch(() => undefined);
    },
  };
}
