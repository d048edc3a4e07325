import { hourMs } from '#domain/format/durations.ts';
import type { FormAge } from '#domain/leads/abuse.ts';
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

/** How long ago the form was handed out, in milliseconds. */
export function formAge({ keys, clock }: Parts, token: string | undefined): FormAge {
  if (!token) return 'missing';
  const [at = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(at) || !keys.isSigned('form', at, signature)) return 'forged';
  const age = clock.now() - Number(at);
  return age < -skewMs ? 'missing' : Math.max(0, age);
}
