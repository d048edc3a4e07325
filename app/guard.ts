import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { currentStaff } from '#server/auth/current-staff.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';
import { errorAnswer } from './api/respond.ts';
import { failureContext, servicesContext, staffContext } from './context.ts';

/** Lets only signed-in staff pass; sends everybody else to the sign-in page and back afterwards. */
export const staffPagesOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const staff = await currentStaff(context.get(servicesContext), request.headers).catch((error: unknown) => {
    throw outageAnswer(error, context);
  });
  if (!staff) {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname.replace(/\.data$/, '') + (request.method === 'GET' ? search : '');
    throw redirect(`/sign-in?next=${encodeURIComponent(wanted)}`);
  }
  context.set(staffContext, staff);
  return next();
};

/**
 * Turns an outage into an answer with its status, which also reaches the browser when it draws the page again;
 * other errors stay as they are.
 */
function outageAnswer(error: unknown, context: Readonly<RouterContextProvider>): unknown {
  if (asDomainError(error)?.code !== 'unavailable') return error;
  context.set(failureContext, error);
  return data(null, { status: statusOf.unavailable });
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
