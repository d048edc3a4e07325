import { hourMs } from '#domain/format/durations.ts';
import { type FormAge, minimumFillMs } from '#domain/leads/abuse.ts';
import type { Services } from '#server/ports/services.ts';

type Parts = Pick<Services, 'keys' | 'clock'>;

/** Says when a form was handed out, so that nobody can claim to have read it for longer. */
export function makeFormToken({ keys, clock }: Parts): string {
  const at = String(clock.now());
  return `${at}.${keys.sign('form', at)}`;
}

/**
 * Clocks of instances may differ by this much. A token from further in the future was made by a wrong clock and is
 * ignored.
 */
const skewMs = hourMs;

/**
 * How long ago the form was handed out, in milliseconds. By an instance whose clock is ahead it was handed out later than
 * now: how long somebody took is not known then, and counts as long enough.
 */
export function formAge({ keys, clock }: Parts, token: string | undefined): FormAge {
  if (!token) return 'missing';
  const [at = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(at) || !keys.isSigned('form', at, signature)) return 'forged';
  const age = clock.now() - Number(at);
  if (age < -skewMs) return 'missing';
  return age < 0 ? minimumFillMs : age;
}
