import { z } from 'zod';
import { longest, tooLong } from '#domain/forms/longest.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { tellOwners } from '#server/auth/tell-owners.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { writeSetting } from '#server/db/settings.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { readLogin } from '#server/settings/login-input.ts';
import {
  type MailAddresses,
  mailAddressesKey,
  mailServerSetting,
  type ServerLogin,
  senderText,
} from '#server/settings/mail-settings.ts';
import { refused } from '#server/settings/refused.ts';
import { readSealed, writeSealed } from '#server/settings/sealed.ts';
import { senderOf } from './addresses.ts';
import { tryMailServer } from './try-server.tsx';

const ports = [25, 465, 587, 2525];
const notYours = 'Only an owner can change the mail server.';
const hourMs = 3_600_000;

const addressFields = z.object({
  senderName: z
    .string()
    .trim()
    .max(longest.name, tooLong(longest.name))
    .regex(/^[^"\\<>\p{Cc}]*$/u, 'Please leave out quotes, brackets and backslashes'),
  senderAddress: z.literal('').or(z.email('Please enter a valid email address').max(longest.email)),
  agencyEmail: z.literal('').or(z.email('Please enter a valid email address').max(longest.email)),
});

/**
 * Tries a mail server, with a mail to whoever asks if they want one, and keeps it, encrypted, when that went well.
 * What the environment sets is left to it.
 * @throws DomainError forbidden, invalid (fields), rate-limited, or conflict with what the server answered
 */
export async function saveMailServer(
  services: AuthServices,
  staff: Staff & { email: string },
  input: Record<string, unknown>,
): Promise<void> {
  const { db, env, keys, settings } = services;
  await mustBeOwner(db.query, staff, notYours);
  const held = await settings.fresh();
  const addresses = readAddresses(input);
  const isFixed = held.smtp.from === 'environment';
  const inOwnNetwork = env.MAIL_IN_OWN_NETWORK === 'on';
  const login = isFixed
    ? null
    : readLogin(input, { ports, inOwnNetwork, mustSignIn: false, kept: await keptLogin(services) });
  await limit(services, { name: 'mail-server-tries', key: staff.id, max: 20, windowMs: hourMs });
  if (login) {
    const from =
      held.sender.from === 'environment' || !addresses.senderAddress ? senderOf(env) : senderText(addresses);
    const testTo = input.test === 'on' ? staff.email : null;
    const refusal = await tryMailServer(services, login, { from, testTo, inOwnNetwork });
    if (refusal) throw refused(refusal);
  }
  await change(services, staff, async (trx, now) => {
    if (login) await writeSealed(trx, keys, mailServerSetting, { value: login, now });
    await writeSetting(trx, mailAddressesKey, addresses, now);
  });
}

/** Forgets the mail server: from then on emails are kept. @throws DomainError forbidden */
export async function forgetMailServer(services: AuthServices, staff: Staff): Promise<void> {
  await mustBeOwner(services.db.query, staff, notYours);
  await change(services, staff, async (trx) => {
    await trx.deleteFrom('settings').where('key', '=', mailServerSetting.key).execute();
  });
}

async function keptLogin({ db, keys }: AuthServices): Promise<ServerLogin | null> {
  const kept = await readSealed(db.query, keys, mailServerSetting);
  return kept.state === 'open' ? kept.value : null;
}

function readAddresses(input: Record<string, unknown>): MailAddresses {
  const { senderName = '', senderAddress = '', agencyEmail = '' } = input;
  const parsed = addressFields.safeParse({ senderName, senderAddress, agencyEmail });
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  return parsed.data;
}

/** Whether somebody is an owner is asked again where it is written: trying takes a while. */
async function change(
  services: AuthServices,
  staff: Staff,
  write: (trx: Queries, now: number) => Promise<void>,
): Promise<void> {
  const { db, clock, log, settings, wakeOutbox } = services;
  await db.query.transaction().execute(async (trx) => {
    await mustBeOwner(trx, staff, notYours);
    await write(trx, clock.now());
    await tellOwners(services, trx, { change: 'mail-server-changed', detail: `Changed by ${staff.name}` });
  });
  await settings.fresh();
  log.info('mail-server-changed', { by: staff.id });
  wakeOutbox();
}
