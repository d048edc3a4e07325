import { dayMs } from '#domain/format/durations.ts';
import type { GoogleProblem } from './errors.ts';

type Retryable = Extract<GoogleProblem, { kind: 'retryable' }>;

/** Keeps to Retry-After: which kinds of call Google wants to be spared, and until when. */
export interface Quiet {
  /** What a call of this kind would be answered, were it sent now; null when it may be sent. */
  now: (kind: string) => Retryable | null;
  /** Remembers an answer to a call of this kind. */
  note: (kind: string, problem: GoogleProblem) => void;
}

/** However long Google asks for, it is asked again after this. */
const longestMs = dayMs;

/** One for each connection. @param now epoch milliseconds */
export function createQuiet(now: () => number): Quiet {
  const asked = new Map<string, { until: number; problem: Retryable }>();
  return {
    now: (kind) => {
      const held = asked.get(kind);
      if (!held) return null;
      const leftMs = held.until - now();
      // A clock that was set back must not make the wait longer.
      if (leftMs > 0 && leftMs <= longestMs) {
        return { ...held.problem, retryAfterMs: leftMs, outcomeUnknown: false };
      }
      asked.delete(kind);
      return null;
    },
    note: (kind, problem) => {
      if (problem.kind !== 'retryable' || !problem.retryAfterMs) return;
      asked.set(kind, { until: now() + Math.min(problem.retryAfterMs, longestMs), problem });
    },
  };
}

/** Calls that Google limits together: each list or question, reading events, and writing them. */
export function kindOf({ method, path }: { method: string; path: string }): string {
  if (!path.startsWith('/calendars/')) return path;
  return method === 'GET' ? 'read-events' : 'write-events';
}
