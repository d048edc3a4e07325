import { type Absence, absentTime } from '#domain/availability/absence.ts';
import { overlaps } from '#domain/availability/intervals.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { openStatuses } from '#domain/booking/lifecycle.ts';
import { listAbsences } from '#server/availability/absences.ts';
import { loadRules } from '#server/availability/rules.ts';
import { type Booking, toBooking } from '#server/bookings/booking.ts';
import type { Queries } from '#server/db/db.ts';

/** What the owner has decided about a call in an absence; null while it waits for that. */
type HitAnswer = { answer: 'asked' | 'left'; at: number } | null;

/** A call, booked or asked for, at a time when the owner is away. */
export type Hit = { booking: Booking; personId: string | null; answer: HitAnswer };

/** So many are looked at: an absence that hits more than this shows the rest when these are dealt with. */
const mostHits = 300;

/**
 * The calls ahead that lie in each of some absences, by the key of the absence, in order of time. They are found anew
 * each time, so a call that is moved, called off or put there later is told rightly.
 * @param now epoch milliseconds
 */
export async function hitsOf(
  queries: Queries,
  { absences, zone, now }: { absences: readonly Absence[]; zone: string; now: number },
): Promise<Map<string, Hit[]>> {
  const times = absences.map((absence) => ({ key: absence.key, time: absentTime(zone, absence) }));
  const until = Math.max(...times.map(({ time }) => time.endAt), 0);
  const since = Math.max(now, Math.min(...times.map(({ time }) => time.startAt)));
  if (until <= since) return new Map();
  const rows = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', openStatuses)
    .where('ends_at', '>', since)
    .where('starts_at', '>', now)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .limit(mostHits)
    .execute();
  const answers = await answersOf(
    queries,
    rows.map(({ id }) => id),
  );
  const found = new Map<string, Hit[]>();
  for (const { key, time } of times) {
    const hits = rows
      .filter((row) => overlaps({ startAt: row.starts_at, endAt: row.ends_at }, time))
      .map((row) => ({
        booking: toBooking(row),
        personId: row.person_id,
        answer: answers.find((one) => isAnswerTo(one, key, row)) ?? null,
      }));
    if (hits.length > 0) found.set(key, hits);
  }
  return found;
}

/** How many calls ahead lie in an absence and wait for the owner to deal with them. */
export async function countHits(queries: Queries, now: number): Promise<number> {
  const { zone } = await loadRules(queries);
  const { absences } = await listAbsences(queries, { from: dateAt(zone, now) });
  const hits = [...(await hitsOf(queries, { absences, zone, now })).values()].flat();
  const waiting = hits.filter(({ answer }) => answer === null);
  return new Set(waiting.map(({ booking }) => booking.id)).size;
}

type Answer = {
  booking_id: string;
  absence: string;
  starts_at: number;
  answer: 'asked' | 'left';
  at: number;
};

/** An answer holds for the call as it then stood: moved into the same absence again, it waits anew. */
function isAnswerTo(answer: Answer, key: string, row: { id: string; starts_at: number }): boolean {
  return answer.booking_id === row.id && answer.absence === key && answer.starts_at === row.starts_at;
}

async function answersOf(queries: Queries, ids: string[]): Promise<Answer[]> {
  if (ids.length === 0) return [];
  return queries.selectFrom('absence_answers').selectAll().where('booking_id', 'in', ids).execute();
}
