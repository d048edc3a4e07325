import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { errorKind, type Log } from '../log.ts';
import { backOffMs, maxAttempts } from './back-off.ts';
import { type ClaimedEntry, claimDue } from './claim.ts';
import { type OutboxHandlers, PermanentFailure, TryLater } from './entries.ts';

type WorkerOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  handlers: OutboxHandlers;
  random: () => number;
  pollMs: number;
};

export type OutboxWorker = {
  /** Looks for work now instead of at the next poll. */
  wake: () => void;
  /** Handles what is due and resolves when nothing is left that is due. */
  drain: () => Promise<void>;
  /** Stops taking new work and resolves when the work in hand is done. */
  stop: () => Promise<void>;
};

const batchSize = 8;

/** Delivers the outbox: at least once, in any order, with back-off; what cannot be delivered is kept as dead. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let wanted = false;

  const runOnce = async () => {
    for (;;) {
      if (stopped) return;
      const entries = await claimDue(options.db, options.clock.now(), batchSize);
      if (entries.length === 0) return;
      await Promise.all(entries.map((entry) => handle(options, entry)));
    }
  };
  const run = (): Promise<void> => {
    wanted = true;
    running ??= (async () => {
      while (wanted && !stopped) {
        wanted = false;
        await runOnce().catch((error) => options.log.error('outbox-unreachable', { kind: errorKind(error) }));
      }
      running = undefined;
    })();
    return running;
  };
  const timer = setInterval(() => void run(), options.pollMs);
  void run();
  return {
    wake: () => void run(),
    drain: run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function handle(options: WorkerOptions, entry: ClaimedEntry): Promise<void> {
  const { db, clock, log, handlers, random } = options;
  const handler = handlers[entry.kind as keyof OutboxHandlers] as OutboxHandlers['email'] | undefined;
  const settle = (values: Record<string, string | number | null>) =>
    db.query
      .updateTable('outbox')
      .set({ lease_token: null, ...values })
      .where('id', '=', entry.id)
      .where('lease_token', '=', entry.lease_token)
      .execute();
  try {
    if (!handler) throw new PermanentFailure(`Nothing handles entries of kind ${entry.kind}.`);
    await handler({ id: entry.id, payload: JSON.parse(entry.payload), attempt: entry.attempts });
    await settle({ status: 'done', done_at: clock.now(), last_error: null });
    log.info('outbox-done', { id: entry.id, kind: entry.kind, attempt: entry.attempts });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const later = error instanceof TryLater ? error : null;
    const dead = error instanceof PermanentFailure || (!later && entry.attempts >= maxAttempts);
    const delay = later ? later.delayMs : backOffMs(entry.attempts, random);
    log.warn(dead ? 'outbox-dead' : 'outbox-retry', {
      id: entry.id,
      kind: entry.kind,
      attempt: entry.attempts,
    });
    await settle(
      dead
        ? { status: 'dead', last_error: reason }
        : { status: 'pending', next_attempt_at: clock.now() + delay, last_error: reason },
    );
  }
}
