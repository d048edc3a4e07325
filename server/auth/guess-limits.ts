import { minuteMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { networkOf } from '#server/limits/limit-client.ts';
import { giveBackHit, isWithinLimit, type Limit, waitMs } from '#server/limits/rate-limit.ts';
import type { AuthServices } from './auth-services.ts';

const windowMs = 15 * minuteMs;
/** Wrong passwords for one account from one network. */
const mostPerPair = 10;
/** Wrong passwords from one network over all accounts: an office shares one. */
const mostPerNetwork = 100;
/** Wrong passwords for one account from everywhere, after which answers come slowly; nobody is locked out by it. */
const mostAtFullSpeed = 30;
const slowMs = 2_000;
/** Wrong passwords on one known device. Above this the device is treated like an unknown one. */
const mostPerDevice = 20;

type Attempt = { email: string; address: string; device: string | null };

/** An attempt that was counted as a failure before its password is looked at. */
export type CountedAttempt = {
  who: 'known' | 'stranger';
  /** How long to wait before the password is looked at, milliseconds. */
  delayMs: number;
  /** Takes the count back: the password was right, or could not be checked. */
  giveBack: () => Promise<void>;
};

/**
 * Counts an attempt as a failure first and takes the count back on success, so that a hundred attempts at once get
 * no further than a hundred in a row. Guesses from elsewhere never count against a known device.
 * @throws DomainError rate-limited
 */
export async function countAttempt(services: AuthServices, attempt: Attempt): Promise<CountedAttempt> {
  const { email, address, device } = attempt;
  const ofDevice = { name: 'sign-in-device', key: device ?? '', max: mostPerDevice, windowMs };
  if (device !== null && (await isWithinLimit(services, ofDevice))) {
    return { who: 'known', delayMs: 0, giveBack: () => giveBackHit(services, ofDevice) };
  }
  const account = email.toLowerCase();
  const network = networkOf(address);
  const pair = { name: 'sign-in-pair', key: `${network} ${account}`, max: mostPerPair, windowMs };
  const from = { name: 'sign-in-network', key: network, max: mostPerNetwork, windowMs };
  const everywhere = { name: 'sign-in-account', key: account, max: mostAtFullSpeed, windowMs };
  if (!(await isWithinLimit(services, pair))) throw await tooMany(services, pair);
  if (!(await isWithinLimit(services, from))) {
    await giveBackHit(services, pair);
    throw await tooMany(services, from);
  }
  const atFullSpeed = await isWithinLimit(services, everywhere);
  if (!atFullSpeed) services.noteGuesses(everywhere.name);
  const counted = atFullSpeed ? [pair, from, everywhere] : [pair, from];
  return {
    who: 'stranger',
    delayMs: atFullSpeed ? 0 : slowMs,
    giveBack: async () => {
      for (const one of counted) await giveBackHit(services, one);
    },
  };
}

async function tooMany(services: AuthServices, wanted: Limit): Promise<DomainError> {
  services.noteGuesses(wanted.name);
  const retryAfterSeconds = Math.ceil((await waitMs(services, wanted)) / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many wrong passwords from your connection. Please wait ${wait}, or use a device on which you have signed in before.`;
  return new DomainError('rate-limited', message, { details: { retryAfterSeconds } });
}
