import type { Updateable } from 'kysely';
import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import type { OutboxTable } from '#server/db/schema.ts';
import { isStorageRefusal } from '#server/db/unreachable.ts';
import {
  AddressRefused,
  type Delivery,
  type OutboxHandlers,
  PermanentFailure,
  TryLater,
  wasKept,
} from '#server/ports/outbox.ts';
import { type OutboxKind, outboxKinds } from '#server/ports/outbox-kinds.ts';
import { backOffMs, maxFailures } from './back-off.ts';
import type { ClaimedEntry } from './claim.ts';

export type AttemptParts = {
  db: Db;
  clock: Clock;
  log: Log;
  handlers: OutboxHandlers;
  random: () => number;
  /** Told of each entry that was delivered or given up, in the transaction that notes it. */
  settled?: (trx: Queries, entry: SettledEntry) => Promise<void>;
};

/** What has become of an entry. */
export type SettledEntry = Pick<ClaimedEntry, 'id' | 'kind' | 'subject' | 'payload'> & {
  status: 'done' | 'kept' | 'dead';
  at: number;
  /** Why it was given up; null when it was not. */
  reason: string | null;
  /** Whether it was given up because the receiver's address takes no mail. */
  addressRefused: boolean;
};

/** What an attempt leaves in the entry's row. */
type Outcome = Updateable<OutboxTable> & { status: 'done' | 'kept' | 'pending' | 'dead' };

/** Hands a claimed entry to its handler and notes how that went: done, kept, to be tried again, or dead. */
export async function attempt(parts: AttemptParts, entry: ClaimedEntry): Promise<void> {
  const answer: { answer_code: number | null } = { answer_code: null };
  const answered = (code: number) => {
    answer.answer_code = code;
  };
  let addressRefused = false;
  const settled = await deliver(parts.handlers, entry, answered).then(
    (result): Outcome => ({
      status: result === wasKept ? 'kept' : 'done',
      ...{ done_at: parts.clock.now(), waits_for: null, last_error: null },
    }),
    (error: unknown) => {
      addressRefused = error instanceof AddressRefused;
      return outcomeOf(error, entry, parts);
    },
  );
  const outcome: Outcome = { ...settled, ...answer };
  const about = { id: entry.id, kind: entry.kind, attempt: entry.attempts };
  const isDone = outcome.status === 'done' || outcome.status === 'kept';
  if (!isDone) parts.log.warn(outcome.status === 'dead' ? 'outbox-dead' : 'outbox-retry', about);
  // The line in a person's timeline may meet a merge, and what has been sent must not be sent again for that.
  await untangled(() =>
    parts.db.query.transaction().execute((trx) => note(parts, trx, entry, { outcome, addressRefused })),
  );
  if (isDone) parts.log.info('outbox-done', about);
}

async function note(
  parts: AttemptParts,
  trx: Queries,
  entry: ClaimedEntry,
  { outcome, addressRefused }: { outcome: Outcome; addressRefused: boolean },
): Promise<void> {
  const noted = await trx
    .updateTable('outbox')
    .set({ lease_token: null, ...outcome })
    .where('id', '=', entry.id)
    .where('lease_token', '=', entry.lease_token)
    // A handler may have given the entry its final form meanwhile.
    .returning('payload')
    .executeTakeFirst();
  const { status } = outcome;
  if (!noted || status === 'pending') return;
  const { id, kind, subject } = entry;
  await parts.settled?.(trx, {
    ...{ id, kind, subject, payload: noted.payload, status, at: parts.clock.now() },
    ...{ reason: outcome.last_error ?? null, addressRefused },
  });
}

function outcomeOf(error: unknown, entry: ClaimedEntry, { clock, random }: AttemptParts): Outcome {
  const now = clock.now();
  if (isStorageRefusal(error)) {
    // Our own disk or database is in trouble, not the receiver: that uses up no attempt.
    return { status: 'pending', attempts: entry.attempts - 1, next_attempt_at: now + backOffMs(1, random) };
  }
  // In one line, without control characters: a receiver's words may hold NUL, and PostgreSQL would not store the failure.
  const reason =
    error instanceof Error ? error.message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500) : 'unknown';
  if (error instanceof TryLater) {
    const { delayMs } = error;
    return { status: 'pending', next_attempt_at: now + delayMs, waits_for: error.reason, last_error: reason };
  }
  const failures = entry.failures + 1;
  const failed = { failures, waits_for: null, last_error: reason };
  if (error instanceof PermanentFailure || failures >= maxFailures) {
    return { status: 'dead', done_at: now, ...failed };
  }
  return { status: 'pending', next_attempt_at: now + backOffMs(failures, random), ...failed };
}

async function deliver(
  handlers: OutboxHandlers,
  { id, kind, payload, attempts, endpoint_id: endpointId }: ClaimedEntry,
  answered: (code: number) => void,
): Promise<unknown> {
  if (!isKind(kind)) throw new PermanentFailure(`Nothing handles entries of kind ${kind}.`);
  const read = outboxKinds[kind].safeParse(JSON.parse(payload));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new PermanentFailure(`The entry was stored in a form that this version cannot read (${fields}).`);
  }
  // The schema and the handler are of the same kind, which TypeScript cannot follow through a variable.
  const handler = handlers[kind] as (delivery: Delivery<unknown>) => Promise<unknown>;
  return handler({ id, payload: read.data, attempt: attempts, endpointId, answered });
}

function isKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(outboxKinds, kind);
}
