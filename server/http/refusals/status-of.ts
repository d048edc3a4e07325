import type { ErrorCode } from '#server/base/errors.ts';

/** The one place where what went wrong in the domain becomes an HTTP status. */
export const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
};
