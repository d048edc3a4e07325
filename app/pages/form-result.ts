import { data } from 'react-router';
import { inOwnWords, say } from '#content/say.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { FormFailure } from './form-failure.ts';

/** Fields whose values are never sent back. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'repeat',
  'current',
  'code',
  'recovery',
  'passkey',
  'clientSecret',
  'slackUrl',
  'teamsUrl',
  'subscription',
]);

/** The text fields of a submitted form, in order, repeated ones too; without passwords and secrets. */
export function textFields(form: FormData): [name: string, value: string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !secrets.has(name) ? [[name, value] as [string, string]] : [],
  );
}

/** The same by name. */
export function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries(textFields(form));
}

/** Turns an expected failure into the page's answer with its status; throws anything else again. */
export function formFailure(error: unknown, form: FormData) {
  const expected = asDomainError(error);
  if (!expected) throw error;
  const failure: FormFailure = {
    message: say(expected.message),
    fields: inOwnWords(expected.fields ?? {}),
    values: textValues(form),
  };
  const status = expected.code === 'invalid' ? 422 : statusOf[expected.code];
  const seconds = expected.details?.retryAfterSeconds;
  const headers: HeadersInit = typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
  return data(failure, { status, headers });
}
