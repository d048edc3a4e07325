import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from '#server/db/patience.ts';

const firstPauseMs = 2;
const longestPauseMs = 50;
const sqliteBusy = 5;

/**
 * Runs a statement on a SQLite file, and again while another process has locked the file. It pauses in between
 * instead of blocking the thread, on which everybody else is served.
 * @param askedAt `performance.now()` when it was asked for: who has queued for long tries once
 * @throws the error of SQLite ('database is locked') when the caller's patience ends
 */
export async function untilUnlocked<T>(askedAt: number, run: () => T): Promise<T> {
  const until = askedAt + patienceMs();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return run();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error;
    }
    await pause(pauseMs);
  }
}

/** Whether SQLite refuses because another connection has locked the file. */
export function isLocked(error: unknown): boolean {
  return (((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff) === sqliteBusy;
}
