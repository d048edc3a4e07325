import type { FormAge } from '#domain/leads/abuse.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'keys' | 'clock'>;

/** Says when a form was handed out, so that nobody can claim to have read it for longer. */
export function makeFormToken({ keys, clock }: Parts): string {
  const at = String(clock.now());
  return `${at}.${keys.sign('form', at)}`;
}

/** How long ago the form was handed out, in milliseconds. */
export function formAge({ keys, clock }: Parts, token: string | undefined): FormAge {
  if (!token) return 'missing';
  const [at = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(at) || !keys.isSigned('form', at, signature)) return 'forged';
  return Math.max(0, clock.now() - Number(at));
}
