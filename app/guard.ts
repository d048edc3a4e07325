import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { currentStaff } from '#server/auth/current-staff.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';
import { errorAnswer } from './api/respond.ts';
import { failureContext, servicesContext, staffContext } from './context.ts';
import { textFields } from './pages/form-result.ts';
import { readForm } from './pages/read-form.ts';

/** Lets only signed-in staff pass; sends everybody else to the sign-in page and back afterwards. */
export const staffPagesOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const staff = await currentStaff(context.get(servicesContext), request.headers).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return outageAnswer(error, request, context);
  });
  if (!staff) {
    const wanted = request.method === 'GET' ? addressOf(request) : addressOf(request).split('?')[0];
    throw redirect(`/sign-in?next=${encodeURIComponent(wanted ?? '')}`);
  }
  context.set(staffContext, staff);
  const sent = request.method === 'POST' ? request.clone() : null;
  const response = await next();
  // The database may go between this guard and the page: what was typed comes back then as well.
  const failure = context.get(failureContext);
  return sent && isOutage(failure) ? outageAnswer(failure, sent, context) : response;
};

const isOutage = (error: unknown) => asDomainError(error)?.code === 'unavailable';

/** A form that could not be handled, for its sender to send again. */
export type SentForm = { to: string; fields: [name: string, value: string][] };

/**
 * Turns an outage into an answer with its status, which also reaches the browser when it draws the page again. Who
 * asks is not known then: the answer has nothing but the form that this request itself has sent, without secrets.
 * @throws the answer
 */
async function outageAnswer(
  error: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<never> {
  context.set(failureContext, error);
  const form = request.method === 'POST' ? await readForm(request).catch(() => null) : null;
  const sent: SentForm | null = form && { to: addressOf(request), fields: textFields(form) };
  throw data(sent, { status: statusOf.unavailable });
}

/** The page that a request is about, also when the browser only asks for its data. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return pathname.replace(/\.data$/, '') + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** Lets only signed-in staff pass; answers everybody else 401 in JSON. */
export const staffApiOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const staff = await currentStaff(context.get(servicesContext), request.headers);
  if (!staff) return errorAnswer(new DomainError('unauthenticated', 'Please sign in.'));
  context.set(staffContext, staff);
  return next();
};

/** The member of staff who is signed in. Throws in routes that have no guard above them. */
export function staffOf(context: Readonly<RouterContextProvider>): Staff {
  const staff = context.get(staffContext);
  if (!staff) throw new DomainError('unauthenticated', 'Please sign in.');
  return staff;
}
