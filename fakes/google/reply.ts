import type { Json } from './json.ts';

/** The answer of a handler; the server turns it into an HTTP response. */
export interface Reply {
  status: number;
  json?: unknown;
  html?: string;
  location?: string;
  headers?: Record<string, string>;
}

/** A refusal, thrown by handlers and answered by the server. */
export class Refusal extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super(`refused with ${reply.status}`);
    this.reply = reply;
  }
}

/** Google's error envelope; `extra` joins the single entry of `errors` (location and so on). */
export function errorReply(
  status: number,
  reason: string,
  message: string,
  domain = 'global',
  extra: Json = {},
): Reply {
  return {
    status,
    json: { error: { errors: [{ domain, reason, message, ...extra }], code: status, message } },
  };
}

/** The errors of Google's 'Handle API errors' page, by the name that tests and fault switches use. */
export const apiErrors = {
  badRequest: () => errorReply(400, 'badRequest', 'Bad Request'),
  authError: () =>
    errorReply(401, 'authError', 'Invalid Credentials', 'global', {
      locationType: 'header',
      location: 'Authorization',
    }),
  rateLimitExceeded: () => errorReply(403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits'),
  userRateLimitExceeded: () =>
    errorReply(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded', 'usageLimits'),
  quotaExceeded: () => errorReply(403, 'quotaExceeded', 'Calendar usage limits exceeded.', 'usageLimits'),
  insufficientPermissions: (): Reply => ({
    ...errorReply(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.'),
    headers: {
      'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="insufficient_scope"',
    },
  }),
  requiredAccessLevel: () =>
    errorReply(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.', 'calendar'),
  forbiddenForNonOrganizer: () =>
    errorReply(
      403,
      'forbiddenForNonOrganizer',
      'Shared properties can only be changed by the organizer of the event.',
      'calendar',
    ),
  notFound: () => errorReply(404, 'notFound', 'Not Found'),
  duplicate: () => errorReply(409, 'duplicate', 'The requested identifier already exists.'),
  deleted: () => errorReply(410, 'deleted', 'Resource has been deleted'),
  fullSyncRequired: () =>
    errorReply(
      410,
      'fullSyncRequired',
      'Sync token is no longer valid, a full sync is required.',
      'calendar',
    ),
  updatedMinTooLongAgo: () =>
    errorReply(
      410,
      'updatedMinTooLongAgo',
      'The requested minimum modification time lies too far in the past.',
      'calendar',
    ),
  conditionNotMet: () =>
    errorReply(412, 'conditionNotMet', 'Precondition Failed', 'global', {
      locationType: 'header',
      location: 'If-Match',
    }),
  tooManyRequests: () => errorReply(429, 'rateLimitExceeded', 'Too Many Requests', 'usageLimits'),
  backendError: () => errorReply(500, 'backendError', 'Backend Error'),
  unavailable: () => errorReply(503, 'backendError', 'Service Unavailable'),
} as const;

export type ApiErrorName = keyof typeof apiErrors;

/** Throws one of Google's errors. */
export function refuse(name: ApiErrorName): never {
  throw new Refusal(apiErrors[name]());
}

/** Throws 400 with a reason of its own: `required`, `invalid`, `timeRangeEmpty` … */
export function refuseParameter(reason: string, message: string, location: string): never {
  const domain = reason === 'timeRangeEmpty' ? 'calendar' : 'global';
  throw new Refusal(errorReply(400, reason, message, domain, { locationType: 'parameter', location }));
}
