import { z } from 'zod';
import { hourMs } from '#domain/format/durations.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { emailAddress } from '#domain/forms/text.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { changeAsOwner } from '#server/auth/change-as-owner.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
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
const owners = {
  change: 'mail-server-changed',
  notYours: 'Only an owner can change the mail server.',
} as const;

const addressFields = z.object({
  senderName: z
    .string()
    .trim()
    .max(longest.name, tooLong(longest.name))
    .regex(/^[^"\\<>\p{Cc}]*$/u, 'Please leave out quotes, brackets and backslashes'),
  senderAddress: z.literal('').or(emailAddress),
  agencyEmail: z.literal('').or(emailAddress),
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
  await mustBeOwner(db.query, staff, owners.notYours);
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
  const write = async (trx: Queries, now: number) => {
    if (login) await writeSealed(trx, keys, mailServerSetting, { value: login, now });
    await writeSetting(trx, mailAddressesKey, addresses, now);
  };
  await changeAsOwner(services, staff, { ...owners, write });
}

/** Forgets the mail server: from then on emails are kept. @throws DomainError forbidden */
export async function forgetMailServer(services: AuthServices, staff: Staff): Promise<void> {
  await mustBeOwner(services.db.query, staff, owners.notYours);
  const write = (trx: Queries) =>
    trx.deleteFrom('settings').where('key', '=', mailServerSetting.key).execute();
  await changeAsOwner(services, staff, { ...owners, write });
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
