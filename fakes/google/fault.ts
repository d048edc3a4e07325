import type { ApiErrorName } from './reply.ts';

/** The calls; a fault on `*` affects all of them. */
export type CallKind =
  | 'authorize'
  | 'consent'
  | 'token'
  | 'revoke'
  | 'calendarList.list'
  | 'freeBusy.query'
  | 'events.insert'
  | 'events.get'
  | 'events.patch'
  | 'events.delete'
  | 'events.list'
  | 'events.watch'
  | 'channels.stop';

/**
 * One switched-on fault. `drop-…` closes the connection, `hang-…` never answers; `…-after` does so
 * once the call has taken effect, which is the time-out after the commit.
 */
export interface Fault {
  kind: CallKind | '*';
  /** How many further calls it affects; null means until cleared. */
  times: number | null;
  /** Answer this error instead of doing the work. */
  error?: ApiErrorName;
  /** Seconds, sent as Retry-After with the error. */
  retryAfter?: number;
  /** Wait this long first, milliseconds. */
  latencyMs?: number;
  connection?: 'drop-before' | 'drop-after' | 'hang-before' | 'hang-after';
}
