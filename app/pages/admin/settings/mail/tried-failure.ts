import { data } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { asDomainError } from '#server/db/unavailable.ts';

/** A refused form, with the words of the server that refused it. */
export type TriedFailure = FormFailure & { answer: string | null };

/** The page's answer to a failed try. */
export function triedFailure(error: unknown, form: FormData) {
  const { data: failure, init } = formFailure(error, form);
  const answer = asDomainError(error)?.details?.answer;
  const tried: TriedFailure = { ...failure, answer: typeof answer === 'string' ? answer : null };
  return data(tried, init ?? {});
}
