import { data } from 'react-router';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';
import type { FormFailure } from './form-failure.ts';

/** The text fields of a submitted form; passwords are never sent back. */
export function textValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'password') values[name] = value;
  return values;
}

/** Turns an expected failure into the page's answer with its status; throws anything else again. */
export function formFailure(error: unknown, form: FormData) {
  const expected = asDomainError(error);
  if (!expected) throw error;
  const failure: FormFailure = {
    message: expected.message,
    fields: expected.fields ?? {},
    values: textValues(form),
  };
  const status = expected.code === 'invalid' ? 422 : statusOf[expected.code];
  const seconds = expected.details?.retryAfterSeconds;
  const headers: HeadersInit = typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
  return data(failure, { status, headers });
}
