import { site } from '#content/site.ts';
import { DomainError, isDomainError } from './errors.ts';

/** Shown when nothing can be stored. It names the two ways that do not need this server. */
export const unavailableMessage = `We cannot save this just now, and what you typed is still here. Please try again in a minute, write to ${site.email}, or ring ${site.phone.display}.`;

/**
 * An expected failure as it is, and a database that cannot be reached as one ('unavailable'); null for anything
 * else, which is a fault of the program. The one place that decides it.
 */
export function asDomainError(error: unknown): DomainError | null {
  if (isDomainError(error)) return error;
  if (isDatabaseUnreachable(error))
    return new DomainError('unavailable', unavailableMessage, { cause: error });
  return null;
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EIO',
  'EROFS',
]);
/** Classes of SQLSTATE: connection exceptions, out of resources, operator intervention, system errors, and a standby. */
const postgresStates = /^(08|53|57P|58)|^25006$/;
const driverMessages =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|query read timeout|driver has already been destroyed|database is not open|pool after calling end/i;
/** Primary result codes of SQLite: busy, locked, no memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** Whether an error of either engine, or of the disk beneath, means that storage cannot be used just now. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff)) return true;
  if (typeof code === 'string' && (networkCodes.has(code) || isPostgresState(code))) return true;
  return driverMessages.test(error.message);
}

function isPostgresState(code: string): boolean {
  return code.length === 5 && postgresStates.test(code);
}
