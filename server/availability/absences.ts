import type { Absence } from '#domain/availability/absence.ts';
import type { Queries } from '#server/db/db.ts';

/** So many are read at once: more than anybody keeps, and a page of them can still be shown. */
const mostAbsences = 200;

type Asked = {
  /** Those that have not ended before this date; or those that have, the latest first. */
  from?: string;
  before?: string;
};

/** When the owner is away, in order. */
export async function listAbsences(
  queries: Queries,
  { from, before }: Asked = {},
): Promise<{ absences: Absence[]; more: boolean }> {
  const latest = before !== undefined;
  let dates = queries.selectFrom('blocked_dates').select(['date', 'last_date', 'reason']);
  let hours = queries.selectFrom('blocked_hours').selectAll();
  if (from !== undefined) {
    dates = dates.where((eb) => eb.or([eb('date', '>=', from), eb('last_date', '>=', from)]));
    hours = hours.where('date', '>=', from);
  }
  if (before !== undefined) {
    dates = dates
      .where('date', '<', before)
      .where((eb) => eb.or([eb('last_date', 'is', null), eb('last_date', '<', before)]));
    hours = hours.where('date', '<', before);
  }
  const direction = latest ? 'desc' : 'asc';
  const whole = await dates
    .orderBy('date', direction)
    .limit(mostAbsences + 1)
    .execute();
  const parts = await hours
    .orderBy('date', direction)
    .orderBy('from_time', direction)
    .limit(mostAbsences + 1)
    .execute();
  const all = [...whole.map(ofDates), ...parts.map(ofHours)].sort((a, b) =>
    latest ? b.first.localeCompare(a.first) : a.first.localeCompare(b.first),
  );
  return { absences: all.slice(0, mostAbsences), more: all.length > mostAbsences };
}

/** One absence by its key; null when there is none any more. */
export async function findAbsence(queries: Queries, key: string): Promise<Absence | null> {
  const dates = await queries
    .selectFrom('blocked_dates')
    .select(['date', 'last_date', 'reason'])
    .where('date', '=', key)
    .executeTakeFirst();
  if (dates) return ofDates(dates);
  const hours = await queries
    .selectFrom('blocked_hours')
    .selectAll()
    .where('id', '=', key)
    .executeTakeFirst();
  return hours ? ofHours(hours) : null;
}

type DatesRow = { date: string; last_date: string | null; reason: string };
type HoursRow = { id: string; date: string; from_time: string; until_time: string; reason: string };

export function ofDates({ date, last_date: last, reason }: DatesRow): Absence {
  return { key: date, first: date, last: last ?? date, hours: null, reason };
}

export function ofHours({ id, date, from_time: from, until_time: until, reason }: HoursRow): Absence {
  return { key: id, first: date, last: date, hours: { from, until }, reason };
}
