import { hourMs, minuteMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { DomainError } from '#server/base/errors.ts';
import { networkOf } from '#server/limits/limit-client.ts';
import { giveBackHit, isWithinLimit, type Limit, waitMs } from '#server/limits/rate-limit.ts';
import type { GivenCode } from './second-step.ts';

/** Wrong codes of one account on one device that it has used, and from one network. */
const mostHere = { max: 10, windowMs: 15 * minuteMs };
/**
 * Wrong codes from the app for one account from all strange devices. Of a million codes three are right at any time,
 * so that guessing gets no further than a chance of one in four thousand a day.
 */
const mostEverywhere = { max: 40, windowMs: 12 * hourMs };

type Attempt = { staffId: string; address: string; device: string | null; kind: GivenCode['kind'] };

/**
 * Counts an attempt as a failure first, as with passwords. What strangers guess is never counted against a known
 * device, and never against a recovery code, so that nobody who has either is kept out.
 * @returns takes the count back, for a right code and for one that could not be looked at
 * @throws DomainError rate-limited
 */
export async function countCode(
  services: AuthServices,
  { staffId, address, device, kind }: Attempt,
): Promise<() => Promise<void>> {
  const place = device === null ? `network ${networkOf(address)}` : `device ${device}`;
  const here = { name: 'second-step', key: `${place} ${staffId}`, ...mostHere };
  const everywhere = { name: 'second-step-account', key: staffId, ...mostEverywhere };
  const counted = device === null && kind === 'app' ? [here, everywhere] : [here];
  const served: Limit[] = [];
  const giveBack = async () => {
    for (const one of served) await giveBackHit(services, one);
  };
  for (const one of counted) {
    if (await isWithinLimit(services, one)) served.push(one);
    else {
      await giveBack();
      throw await tooMany(services, one);
    }
  }
  return giveBack;
}

async function tooMany(services: AuthServices, wanted: Limit): Promise<DomainError> {
  services.noteGuesses(wanted.name);
  const retryAfterSeconds = Math.ceil((await waitMs(services, wanted)) / 1000);
  const message =
    wanted.name === 'second-step'
      ? 'Too many wrong codes. Please wait a quarter of an hour, or use a device on which you have signed in before.'
      : 'Too many wrong codes for this account. Please use a recovery code, or a device on which you have signed in before.';
  return new DomainError('rate-limited', message, { details: { retryAfterSeconds } });
}
