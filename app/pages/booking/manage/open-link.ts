import { data, type RouterContextProvider } from 'react-router';
import { shownAgainContext } from '#app/context.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { isDomainError } from '#server/base/errors.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingOfLink } from '#server/bookings/manage-link.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { Services } from '#server/ports/services.ts';

/** The data of a refused link; the layout’s error boundary draws it. */
export type LinkRefusal = { refused: 'old' | 'unknown' };

/**
 * The booking of a link. Throws a response for a refused one: 404 for a link that we never made, 410 for an old
 * one.
 */
export async function openLink(services: Services, token: string): Promise<Booking> {
  try {
    return await bookingOfLink(services, token);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Turns a refused link into a response to throw; other errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (!isDomainError(error) || (error.code !== 'gone' && error.code !== 'not-found')) return error;
  const refusal: LinkRefusal = { refused: error.code === 'gone' ? 'old' : 'unknown' };
  return data(refusal, { status: statusOf[error.code], headers: manageHeaders() });
}

/**
 * The answer to a form of a call that was refused. During an outage the page is drawn without the call, around what
 * was typed.
 * @throws Response for a link that opens nothing, and unexpected errors as they are
 */
export function refusedForm(error: unknown, form: FormData, context: Readonly<RouterContextProvider>) {
  const refusal = refusalOf(error);
  if (refusal !== error) throw refusal;
  const answer = formFailure(error, form);
  if (answer.init?.status === statusOf.unavailable) context.set(shownAgainContext, true);
  return answer;
}

/**
 * The address of these pages is a key: it is neither cached nor sent to other sites as referrer. With `no-referrer`
 * browsers would post our own forms with `Origin: null`.
 */
export function manageHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}
