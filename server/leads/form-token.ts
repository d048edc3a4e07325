import type { FormAge } from '#domain/leads/abuse.ts';
import type { Services } from '../services.ts';
import { sameToken, signedToken } from '../tokens.ts';

type Parts = Pick<Services, 'secret' | 'clock'>;

/** Says when a form was handed out, so that nobody can claim to have read it for longer. */
export function makeFormToken({ secret, clock }: Parts): string {
  const at = String(clock.now());
  return `${at}.${signedToken(secret, `form:${at}`)}`;
}

/** How long ago the form was handed out, in milliseconds. */
export function formAge({ secret, clock }: Parts, token: string | undefined): FormAge {
  if (!token) return 'missing';
  const [at = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(at) || !sameToken(signature, signedToken(secret, `form:${at}`))) return 'forged';
  return Math.max(0, clock.now() - Number(at));
}
