import { AsyncLocalStorage } from 'node:async_hooks';
import { minuteMs } from '#domain/format/durations.ts';

/** How long a visitor's request waits for one answer of the database, in milliseconds: two of them make ten seconds. */
const visitorsMs = 4_500;

/** The longest that anything waits for one answer, in milliseconds: the first start on a large database. */
export const migrationMs = 10 * minuteMs;

/** What runs in the background may take its time over large tables, in milliseconds. */
export const backgroundMs = 30_000;

const patience = new AsyncLocalStorage<number>();

/** How long the caller waits for one answer of the database, in milliseconds. */
export const patienceMs = (): number => patience.getStore() ?? visitorsMs;

/** Runs something whose statements may take longer than a visitor would wait. */
export function withPatience<T>(ms: number, run: () => Promise<T>): Promise<T> {
  return patience.run(ms, run);
}
