import { systemClock } from '#server/base/clock.ts';
import { jsonLog, traceOf } from '#server/base/log.ts';

/**
 * Ends this process on a fault that nobody has handled, as Node would, whose own report shows the error whole: with a
 * message, and what PostgreSQL adds to it, that quote what people typed. Whoever keeps it running starts it anew.
 */
export function endOnFault(): void {
  const log = jsonLog(systemClock.now, (line) => process.stdout.write(`${line}\n`));
  process.on('uncaughtException', (error) => {
    log.error('process-failed', traceOf(error));
    process.exit(1);
  });
}
