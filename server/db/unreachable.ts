const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What a disk says that is full, over its quota, beyond a file's largest size, broken or read-only. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']);
/**
 * SQLSTATE: connection exceptions, out of resources, operator intervention, system errors, damaged data, a standby,
 * and a lock, a statement or a transaction that took too long.
 */
const postgresStates = /^(08|53|57P|58|XX00[12])|^(25006|25P0[34]|55P03|57014)$/;
const driverMessages =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|query read timeout|connection has been discarded|driver has already been destroyed|database is not open|pool after calling end/i;
/** Primary result codes of SQLite: busy, locked, no memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** Whether an error of either engine, or of the disk beneath, means that storage cannot be used just now. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return isStorageRefusal(error) || networkCodes.has(String(code)) || driverMessages.test(error.message);
}

/**
 * Whether the storage itself said no. Narrower than `isDatabaseUnreachable`: a mail server that cannot be reached
 * gives the same network errors as a database.
 */
export function isStorageRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff)) return true;
  return typeof code === 'string' && (diskCodes.has(code) || isPostgresState(code));
}

function isPostgresState(code: string): boolean {
  return code.length === 5 && postgresStates.test(code);
}
