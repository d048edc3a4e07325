import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { megabyte } from '#domain/format/sizes.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { lacksSecondStep } from '#server/auth/second-step/requirement.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { bodyKindOf } from '#server/http/bodies/media-type.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import { access, includes, roleFor } from './access.ts';
import { errorAnswer, methodNotAllowed } from './api/respond.ts';
import { failureContext, servicesContext, staffContext } from './context.ts';
import { textFields } from './pages/form-result.ts';
import { readForm } from './pages/read-form.ts';

/**
 * Lets staff pass who may do this (`access.ts`); sends whoever is not signed in to the sign-in page and back
 * afterwards. What somebody has typed whose session ended meanwhile comes back to be sent again.
 */
export const staffPagesOnly: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const staff = await currentStaff(context.get(servicesContext), request.headers).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return outageAnswer(error, request, context);
  });
  if (!staff) {
    const sent = await sentForm(request);
    if (sent && sent.fields.length > 0) throw data(sent, { status: statusOf.unauthenticated });
    throw redirect(signInFor(request));
  }
  const refused = refusalFor(staff, pattern, request.method);
  if (refused) throw data(null, { status: refused });
  const first = await lacksStep(staff, pattern, context).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return outageAnswer(error, request, context);
  });
  if (first) throw redirect(secondStepPage);
  context.set(staffContext, staff);
  const sent = request.method === 'POST' && !bringsFiles(request) ? request.clone() : null;
  const response = await next();
  // Of a page's error the browser learns no more than that there was one: only an answer brings it the status.
  const failure = context.get(failureContext);
  const expected = asDomainError(failure);
  if (!expected) return response;
  // The database may go between this guard and the page: what was typed comes back then as well.
  if (expected.code === 'unavailable') return outageAnswer(failure, sent ?? request, context);
  throw data(null, { status: statusOf[expected.code] });
};

/** Where somebody signs in who asked for a page, and what leads back to it afterwards. */
function signInFor(request: Request): string {
  const wanted = request.method === 'GET' ? addressOf(request) : addressOf(request).split('?')[0];
  return `/sign-in?next=${encodeURIComponent(wanted ?? '')}`;
}

/** What is read twice is held in memory whole: a form with files is not, and comes back from such an outage without its words. */
function bringsFiles({ headers }: Request): boolean {
  const announced = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return bodyKindOf(headers.get('content-type')) === 'multipart' && announced > mostHeld;
}
/** Far more than the words of any form. */
const mostHeld = megabyte;

const isOutage = (error: unknown) => asDomainError(error)?.code === 'unavailable';

const secondStepPage = '/admin/account/second-step?needed';

/** Whether an owner has to set up a second step before this. */
async function lacksStep(
  staff: CurrentStaff,
  pattern: string,
  context: Readonly<RouterContextProvider>,
): Promise<boolean> {
  if (access[routeOf(pattern)]?.beforeSecondFactor) return false;
  return lacksSecondStep(context.get(servicesContext).db.query, staff);
}

const routeOf = (pattern: string) => `/${pattern.replace(/^\//, '')}`;

/** The status with which a request is refused for its route, its method or the sender's role; null when it may pass. */
function refusalFor({ role }: CurrentStaff, pattern: string, method: string): 403 | 405 | null {
  const route = routeOf(pattern);
  const needed = roleFor(route, method);
  if (needed) return includes(role, needed) ? null : 403;
  return access[route] && includes(role, access[route].read) ? 405 : 403;
}

/** A form that could not be handled, for its sender to send again. Files are not part of it. */
export type SentForm = { to: string; fields: [name: string, value: string][]; tookFiles: boolean };

/** What was typed and sent with a request, without secrets; null when it is no form. */
async function sentForm(request: Request): Promise<SentForm | null> {
  const form = request.method === 'POST' ? await readForm(request).catch(() => null) : null;
  const tookFiles = bodyKindOf(request.headers.get('content-type')) === 'multipart';
  return form && { to: addressOf(request), fields: textFields(form), tookFiles };
}

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
  throw data(await sentForm(request), { status: statusOf.unavailable });
}

/** The page that a request is about, also when the browser only asks for its data. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return pathname.replace(/\.data$/, '') + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** Lets staff pass who may do this; answers 401 to whoever is not signed in and 403 to others, in JSON. */
export const staffApiOnly: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const staff = await currentStaff(context.get(servicesContext), request.headers);
  if (!staff) return errorAnswer(new DomainError('unauthenticated', 'Please sign in.'));
  const refused = refusalFor(staff, pattern, request.method);
  if (refused === 405) return methodNotAllowed('GET');
  if (refused) return errorAnswer(new DomainError('forbidden', 'Only an owner may do this.'));
  if (await lacksStep(staff, pattern, context)) {
    return errorAnswer(new DomainError('forbidden', 'Please set up your second step first.'));
  }
  context.set(staffContext, staff);
  return next();
};

/** The member of staff who is signed in. Throws in routes that have no guard above them. */
export function staffOf(context: Readonly<RouterContextProvider>): CurrentStaff {
  const staff = context.get(staffContext);
  if (!staff) throw new DomainError('unauthenticated', 'Please sign in.');
  return staff;
}
