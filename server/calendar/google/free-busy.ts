import { z } from 'zod';
import type { Api } from './api.ts';
import type { GoogleProblem, Result } from './errors.ts';
import { success } from './errors.ts';
import { unexpectedReply } from './http.ts';
import { instantOf } from './instants.ts';

/** A busy period, epoch milliseconds, end exclusive. */
interface BusyInterval {
  startAt: number;
  endAt: number;
}

/** What is known of one calendar. 'unknown' must never be taken for free. */
export type BusyAnswer = { kind: 'busy'; intervals: BusyInterval[] } | { kind: 'unknown'; reason: string };

export interface FreeBusy {
  /** One answer for every calendar asked for, under the id it was asked by. */
  calendars: Map<string, BusyAnswer>;
  /** Why whole calls failed; null when Google answered, even if single calendars are unknown. */
  problem: GoogleProblem | null;
}

/** Most calendars in one query. Source: freeBusy.query, `calendarExpansionMax`. */
const calendarsPerQuery = 50;

/** More than a person can have in the two months of one query; reading each takes time in which nobody is served. */
const mostPeriods = 5000;

const reply = z.object({ calendars: z.record(z.string(), z.unknown()) });
const calendarReply = z.object({
  errors: z.array(z.object({ reason: z.string().default('error') })).optional(),
  busy: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
});

function answerOf(value: unknown): BusyAnswer {
  const parsed = calendarReply.safeParse(value);
  if (!parsed.success) return { kind: 'unknown', reason: 'unexpected-reply' };
  const { errors, busy } = parsed.data;
  if (errors?.[0]) return { kind: 'unknown', reason: errors[0].reason };
  if (!busy || busy.length > mostPeriods) return { kind: 'unknown', reason: 'unexpected-reply' };
  const intervals: BusyInterval[] = [];
  for (const { start, end } of busy) {
    // Without `timeZone` in the question the answer is in UTC.
    const startAt = instantOf(start, 'UTC');
    const endAt = instantOf(end, 'UTC');
    if (startAt === null || endAt === null || startAt > endAt) {
      return { kind: 'unknown', reason: 'unexpected-reply' };
    }
    // An event without length takes no time.
    if (startAt < endAt) intervals.push({ startAt, endAt });
  }
  return { kind: 'busy', intervals };
}

/** The main calendar can be asked for as 'primary' and be answered under its own id. */
function entryFor(id: string, entries: Record<string, unknown>, asked: readonly string[]): unknown {
  if (id in entries || id !== 'primary') return entries[id];
  const others = Object.keys(entries).filter((key) => !asked.includes(key));
  return others.length === 1 ? entries[others[0] ?? ''] : undefined;
}

type Range = { fromAt: number; toAt: number };

async function ask(api: Api, ids: string[], range: Range): Promise<Result<Record<string, unknown>>> {
  const timeMin = new Date(range.fromAt).toISOString();
  const timeMax = new Date(range.toAt).toISOString();
  const items = ids.map((id) => ({ id }));
  const answer = await api({
    method: 'POST',
    reads: true,
    path: '/freeBusy',
    json: { timeMin, timeMax, items },
  });
  if (!answer.ok) return answer;
  const parsed = reply.safeParse(answer.value);
  return parsed.success ? success(parsed.data.calendars) : unexpectedReply(false);
}

/**
 * Busy periods of the calendars between two instants (start inclusive, end exclusive), in UTC. Never
 * fails as a whole: whatever Google did not plainly say is 'unknown' for that calendar.
 */
export async function queryFreeBusy(api: Api, request: { calendarIds: string[] } & Range): Promise<FreeBusy> {
  const calendars = new Map<string, BusyAnswer>();
  let problem: GoogleProblem | null = null;
  const ids = [...new Set(request.calendarIds)];
  for (let from = 0; from < ids.length; from += calendarsPerQuery) {
    const asked = ids.slice(from, from + calendarsPerQuery);
    const answer = await ask(api, asked, request);
    if (!answer.ok) problem = answer.problem;
    for (const id of asked) {
      calendars.set(
        id,
        answer.ok
          ? answerOf(entryFor(id, answer.value, asked))
          : { kind: 'unknown', reason: problemName(answer.problem) },
      );
    }
  }
  return { calendars, problem };
}

function problemName(problem: GoogleProblem): string {
  return 'reason' in problem ? problem.reason : problem.kind;
}
