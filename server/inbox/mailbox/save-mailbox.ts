import type { ImapFlow } from 'imapflow';
import { hourMs } from '#domain/format/durations.ts';
import { shownAnswer } from '#domain/mail-server/answer.ts';
import { explainFault } from '#domain/mail-server/refusal.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { changeAsOwner, type OwnersChange } from '#server/auth/change-as-owner.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { readLogin } from '#server/settings/login-input.ts';
import { mailboxSetting, type ServerLogin, urlOf } from '#server/settings/mail-settings.ts';
import { type Refusal, refused } from '#server/settings/refused.ts';
import { readSealed, writeSealed } from '#server/settings/sealed.ts';
import { imapOptions } from './address.ts';
import { onInternet } from './on-internet.ts';
import { standingKey } from './standing.ts';

const ports = [143, 993];
const notYours = 'Only an owner can change the mailbox.';
const fixed = 'The mailbox is set on the server and is changed there.';
/** The whole of a try; somebody waits for it. */
const patienceMs = 20_000;

/**
 * Opens a mailbox, for reading only, and keeps where it is, encrypted, when that went well.
 * @throws DomainError forbidden, invalid (fields), rate-limited, or conflict with what the server answered
 */
export async function saveMailbox(
  services: AuthServices,
  staff: Staff,
  input: Record<string, unknown>,
): Promise<void> {
  const { db, env, keys } = services;
  await mayChange(services, staff);
  const inOwnNetwork = env.MAIL_IN_OWN_NETWORK === 'on';
  const kept = await readSealed(db.query, keys, mailboxSetting);
  const login = readLogin(input, {
    ...{ ports, inOwnNetwork, mustSignIn: true },
    kept: kept.state === 'open' ? kept.value : null,
  });
  await limit(services, { name: 'mailbox-tries', key: staff.id, max: 20, windowMs: hourMs });
  const refusal = await tryMailbox(login, inOwnNetwork);
  if (refusal) throw refused(refusal);
  await change(services, staff, (trx, now) => writeSealed(trx, keys, mailboxSetting, { value: login, now }));
}

/** Ends the reading of the mailbox; letters that were read stay. @throws DomainError forbidden, conflict */
export async function forgetMailbox(services: AuthServices, staff: Staff): Promise<void> {
  await mayChange(services, staff);
  await change(services, staff, (trx) =>
    trx.deleteFrom('settings').where('key', '=', mailboxSetting.key).execute(),
  );
}

async function mayChange({ db, settings }: AuthServices, staff: Staff): Promise<void> {
  await mustBeOwner(db.query, staff, notYours);
  if ((await settings.fresh()).imap.from === 'environment') throw new DomainError('conflict', fixed);
}

/** @returns null when the mailbox could be opened */
async function tryMailbox(login: ServerLogin, inOwnNetwork: boolean): Promise<Refusal | null> {
  const signal = AbortSignal.timeout(patienceMs);
  let client: ImapFlow | undefined;
  const hangUp = () => client?.close();
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    const options = imapOptions(urlOf(login, 'imap'), patienceMs);
    const imap = await import('imapflow');
    client = new imap.ImapFlow(inOwnNetwork ? options : await onInternet(options));
    client.on('error', () => undefined);
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    return null;
  } catch (error) {
    const { code = '', authenticationFailed, responseText, message = '' } = error as ImapError;
    const step = authenticationFailed ? 'sign-in' : 'connect';
    // Only what it says to a user name: a server that is none of mail might say anything.
    const answer = authenticationFailed && responseText ? shownAnswer(responseText, login) : '';
    const codes = `${code} ${message}`;
    return {
      why: explainFault({ code: codes, answer, step, timedOut: signal.aborted }),
      answer: answer || null,
    };
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

type ImapError = { code?: string; authenticationFailed?: boolean; responseText?: string; message?: string };

function change(services: AuthServices, staff: Staff, write: OwnersChange['write']): Promise<void> {
  return changeAsOwner(services, staff, {
    ...{ change: 'mailbox-changed', notYours },
    write: async (trx, now) => {
      await write(trx, now);
      // What kept another mailbox from being read says nothing of this one.
      await trx.deleteFrom('settings').where('key', '=', standingKey).execute();
    },
  });
}
