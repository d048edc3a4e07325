import { data } from 'react-router';
import type { FieldErrors } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';

/** What a page shows again after a form was refused: the messages, and what was typed. */
export type FormFailure = { message: string; fields: FieldErrors; values: Record<string, string> };

/** The texts of a submitted form; a password is never sent back. */
export function textValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'password') values[name] = value;
  return values;
}

/** What is to be said of the form as a whole: nothing where the messages stand beside its fields. */
export function formMessage(failure: FormFailure | undefined): string | null {
  return failure && Object.keys(failure.fields).length === 0 ? failure.message : null;
}

/** Turns an expected failure into the page's answer with its status; anything else is thrown on. */
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
