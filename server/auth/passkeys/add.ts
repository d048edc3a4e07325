import { z } from 'zod';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { afterPassword, confirmPassword } from '#server/auth/confirm-password.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { newRecoveryCodes } from '#server/auth/second-step/recovery-codes.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import { endSessions } from '#server/auth/sessions.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { challengeLifeMs, keepChallenge, takeChallenge, waitingChallenge } from './challenges.ts';
import { checkNewPasskey, type NewPasskey, usualAlgorithms } from './check-new.ts';
import { describePasskeys, userHandleOf } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { noPasskeysHere } from './request-options.ts';

const kind = 'passkey-set-up';
const mostPasskeys = 20;

/** A challenge belongs to the session that asked for it: @param here its token */
const placeOf = (here: string) => ({ kind, token: `${kind} ${here}` }) as const;

/**
 * Begins to add a passkey, by the password: whoever finds an open browser must not leave a way in behind.
 * @param here the token of the present session
 * @throws DomainError invalid (field `current`), rate-limited, or conflict
 */
export async function beginPasskey(
  services: AuthServices,
  staff: Staff,
  { password, here }: { password: string; here: string },
): Promise<void> {
  if (!relyingParty(services)) throw noPasskeysHere();
  const proof = await confirmPassword(services, staff, password);
  await afterPassword(services, proof, async (trx) => {
    const others = await describePasskeys(trx, staff.id);
    if (others.length >= mostPasskeys)
      throw new DomainError('conflict', `${mostPasskeys} passkeys is the limit. Please remove one first.`);
    await keepChallenge(services, trx, { ...placeOf(here), staffId: staff.id });
  });
}

/** What the browser is to make a passkey from, as JSON; null when nothing was begun in this session. */
export async function pendingPasskey(services: AuthServices, { id, name, email }: Staff, here: string) {
  const challenge = await waitingChallenge(services, services.db.query, placeOf(here));
  const party = relyingParty(services);
  if (!challenge || !party) return null;
  const others = await describePasskeys(services.db.query, id);
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    user: { id: userHandleOf(id), name: email, displayName: name },
    pubKeyCredParams: usualAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifeMs,
    attestation: 'none' as const,
    excludeCredentials: others.map((one) => ({ ...one, type: 'public-key' as const })),
    // Found without a name typed before, and never without finger, face or PIN: two factors in one.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

const nameSchema = z
  .string('Please give the passkey a name')
  .trim()
  .min(1, 'Please give the passkey a name')
  .max(60, 'Please use a name of at most 60 characters');

/**
 * Adds the passkey that a browser has made. The first second step of an account comes with recovery codes and ends
 * the sessions that were opened without it.
 * @param given the browser's answer, JSON
 * @returns recovery codes, which are shown this once; null where there are some already
 * @throws DomainError invalid (field `name`), conflict when it must be begun again
 */
export async function addPasskey(
  services: AuthServices,
  staff: Staff,
  { name: typed, given, here, address }: { name: string; given: string; here: string; address: string },
): Promise<string[] | null> {
  const name = nameSchema.safeParse(typed);
  if (!name.success) {
    const message = name.error.issues[0]?.message ?? '';
    throw new DomainError('invalid', message, { fields: { name: message } });
  }
  const challenge = await takeChallenge(services, services.db.query, placeOf(here));
  if (!challenge) throw beginAgain('This has waited for more than ten minutes, or was used.');
  const made = await checkNewPasskey(services, { given, challenge });
  if (!made) throw beginAgain('Your browser’s answer was not right.');
  const codes = await inAccount(services.db, staff.id, async (trx) => {
    const before = await secondStepOf(trx, staff.id);
    await insert(services, { trx, staffId: staff.id, name: name.data, made });
    const change = { change: 'passkey-added', detail: name.data, from: address } as const;
    await services.tellOfSecurityChange(trx, { staffId: staff.id, ...change });
    if (before) return null;
    await endSessions(trx, staff.id, here);
    return newRecoveryCodes(services, trx, staff.id);
  });
  services.log.info('passkey-added', { of: staff.id });
  return codes;
}

type Insert = { trx: Parameters<typeof secondStepOf>[0]; staffId: string; name: string; made: NewPasskey };

async function insert({ clock }: AuthServices, { trx, staffId, name, made }: Insert): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_passkeys')
    .values({ ...made, staff_id: staffId, name, created_at: clock.now(), last_used_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw beginAgain('This passkey is already in use here.');
}

function beginAgain(why: string): DomainError {
  return new DomainError('conflict', `${why} Please begin again.`);
}
