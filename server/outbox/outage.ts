import { minuteMs } from '#domain/format/durations.ts';
import { errorKind, type Log } from '#server/base/log.ts';

type Outage = {
  failed: (error: unknown) => void;
  worked: () => void;
};

/**
 * Says of what fails again and again that it began, once a minute that it goes on and how often it failed, and that it
 * is over: what fails at each look because the disk is full must not fill it with its own log.
 * @param event what it is called in the log; its end is `<event>-over`
 */
export function createOutage(event: string, log: Log, now: () => number): Outage {
  let failures = 0;
  let saidAt = 0;
  return {
    failed(error) {
      failures += 1;
      // A clock that was set back does not keep it silent.
      if (failures > 1 && Math.abs(now() - saidAt) < minuteMs) return;
      saidAt = now();
      log.error(event, { kind: errorKind(error), failures });
    },
    worked() {
      if (failures > 0) log.info(`${event}-over`, { failures });
      failures = 0;
    },
  };
}
