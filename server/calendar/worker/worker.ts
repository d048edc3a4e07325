import { errorKind } from '../../log.ts';
import type { Services } from '../../services.ts';
import { dropLease, takeLease } from './lease.ts';
import { syncCalendar } from './sync-calendar.ts';

const leaseName = 'calendar-sync';
/** Longer than one round with its time-outs: after it, another instance takes over. */
const leaseMs = 3 * 60_000;

export type CalendarWorker = {
  /** Reads the calendar now instead of at the next round. */
  wake: () => void;
  /** One round, now; resolves when it is over. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Reads the calendar every `pollMs`, in one instance at a time. */
export function startCalendarWorker(options: {
  services: () => Services;
  pollMs: number;
  holder: string;
}): CalendarWorker {
  const { services, pollMs, holder } = options;
  let stopped = false;
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
  const run = (): Promise<void> => {
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
  const timer = setInterval(() => void run(), pollMs);
  return {
    wake: () => void run(),
    run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      await dropLease(services().db, leaseName, holder);
    },
  };
}
