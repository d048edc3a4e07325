import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { isStorageRefusal } from '#server/db/unreachable.ts';
import { type Delivery, type OutboxHandlers, PermanentFailure, TryLater } from '#server/ports/outbox.ts';
import { type OutboxKind, outboxKinds } from '#server/ports/outbox-kinds.ts';
import { backOffMs, maxAttempts } from './back-off.ts';
import type { ClaimedEntry } from './claim.ts';

export type AttemptParts = {
  db: Db;
  clock: Clock;
  log: Log;
  handlers: OutboxHandlers;
  random: () => number;
};

/** Hands a claimed entry to its handler and notes how that went: done, to be tried again, or dead. */
export async function attempt(parts: AttemptParts, entry: ClaimedEntry): Promise<void> {
  const { db, clock, log, handlers, random } = parts;
  const settle = async (values: Record<string, string | number | null>) => {
    await db.query
      .updateTable('outbox')
      .set({ lease_token: null, ...values })
      .where('id', '=', entry.id)
      .where('lease_token', '=', entry.lease_token)
      .execute();
  };
  try {
    await deliver(handlers, entry);
    await settle({ status: 'done', done_at: clock.now(), last_error: null });
    log.info('outbox-done', { id: entry.id, kind: entry.kind, attempt: entry.attempts });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const later = error instanceof TryLater ? error : null;
    if (isStorageRefusal(error)) {
      // Our own disk or database is in trouble, not the receiver: that uses up no attempt.
      log.warn('outbox-retry', { id: entry.id, kind: entry.kind, attempt: entry.attempts });
      const nextAt = clock.now() + backOffMs(1, random);
      return settle({ status: 'pending', attempts: entry.attempts - 1, next_attempt_at: nextAt });
    }
    const dead = error instanceof PermanentFailure || (!later && entry.attempts >= maxAttempts);
    const delay = later ? later.delayMs : backOffMs(entry.attempts, random);
    log.warn(dead ? 'outbox-dead' : 'outbox-retry', {
      id: entry.id,
      kind: entry.kind,
      attempt: entry.attempts,
    });
    await settle(
      dead
        ? { status: 'dead', last_error: reason, done_at: clock.now() }
        : { status: 'pending', next_attempt_at: clock.now() + delay, last_error: reason },
    );
  }
}

async function deliver(
  handlers: OutboxHandlers,
  { id, kind, payload, attempts }: ClaimedEntry,
): Promise<void> {
  if (!isKind(kind)) throw new PermanentFailure(`Nothing handles entries of kind ${kind}.`);
  const read = outboxKinds[kind].safeParse(JSON.parse(payload));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new PermanentFailure(`The entry was stored in a form that this version cannot read (${fields}).`);
  }
  // The schema and the handler are of the same kind, which TypeScript cannot follow through a variable.
  const handler = handlers[kind] as (delivery: Delivery<unknown>) => Promise<void>;
  await handler({ id, payload: read.data, attempt: attempts });
}

function isKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(outboxKinds, kind);
}
