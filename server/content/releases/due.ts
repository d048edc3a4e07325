import type { Changes } from './changes.ts';

type Waiting = { changes: Changes; publishAt: number | null };

/** When a release that was scheduled brings this very version, in epoch milliseconds; null when none does. */
export function dueAt(scheduled: readonly Waiting[], document: string, number: number): number | null {
  return scheduled.find(({ changes }) => changes[document]?.to === number)?.publishAt ?? null;
}
