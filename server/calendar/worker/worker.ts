import { minuteMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { dropLease, takeLease } from '#server/db/lease.ts';
import { syncCalendar } from './sync-calendar.ts';

const leaseName = 'calendar-sync';
/** Longer than one round with its time-outs: after it, another instance takes over. */
const leaseMs = 3 * minuteMs;

export type CalendarWorker = {
  /** Starts the worker, whose first round begins at once. No round happens before, whoever asks. */
  start: () => void;
  /** Reads the calendar now instead of at the next round. */
  wake: () => void;
  /** One round, now; resolves when it is over. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A worker that, once started, reads the calendar every `pollMs`, in one instance at a time. */
export function createCalendarWorker(options: {
  services: () => CalendarServices;
  pollMs: number;
  holder: string;
}): CalendarWorker {
  const { services, pollMs, holder } = options;
  let started = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let running: Promise<void> | undefined;

  const round = async () => {
    const { db, clock, log } = services();
    try {
      const now = clock.now();
      if (!(await takeLease(db, { name: leaseName, holder, now, until: now + leaseMs }))) return;
      await syncCalendar(services());
    } catch (error) {
      log.error('calendar-sync-failed', { kind: errorKind(error) });
    }
  };
  const run = async (): Promise<void> => {
    if (!started || stopped) return;
    wanted = true;
    running ??= (async () => {
      while (wanted && !stopped) {
        wanted = false;
        await round();
      }
      running = undefined;
    })();
    return running;
  };
  return {
    start: () => {
      started = true;
      timer = setInterval(() => void run(), pollMs);
      void run();
    },
    wake: () => void run(),
    run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      // An unreachable database must not keep the process from ending: the lease expires by itself.
      if (started) await dropLease(services().db, leaseName, holder).catch(() => undefined);
    },
  };
}
