import { type Absence, absentTime, longestAbsence } from '#domain/availability/absence.ts';
import type { BusyInterval } from '#domain/availability/intervals.ts';
import { addDays } from '#domain/format/iso-date.ts';
import type { Queries } from '#server/db/db.ts';
import { ofDates, ofHours } from './absences.ts';

/** Absences of whole dates that touch those from one date to another, both included. */
export async function absencesBetween(queries: Queries, from: string, to: string) {
  const rows = await queries
    .selectFrom('blocked_dates')
    .select(['date', 'last_date', 'reason'])
    .where('date', '>=', addDays(from, -longestAbsence))
    .where('date', '<=', to)
    .where((eb) => eb.or([eb('date', '>=', from), eb('last_date', '>=', from)]))
    .orderBy('date')
    .execute();
  return rows.map(ofDates);
}

/** Absences that touch one date, of whole dates and of hours. */
export async function absencesOn(queries: Queries, date: string): Promise<Absence[]> {
  const hours = await queries.selectFrom('blocked_hours').selectAll().where('date', '=', date).execute();
  return [...(await absencesBetween(queries, date, date)), ...hours.map(ofHours)];
}

/** Blocked dates from one date to another, both included. */
export async function blockedBetween(queries: Queries, from: string, to: string): Promise<Set<string>> {
  const blocked = new Set<string>();
  for (const { first, last } of await absencesBetween(queries, from, to)) {
    let date = first < from ? from : first;
    for (; date <= last && date <= to; date = addDays(date, 1)) blocked.add(date);
  }
  return blocked;
}

/** Hours of single dates at which the owner is away, as time that cannot be booked over. */
export async function absentHours(
  queries: Queries,
  zone: string,
  [from, to]: readonly [from: string, to: string],
): Promise<BusyInterval[]> {
  const rows = await queries
    .selectFrom('blocked_hours')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...absentTime(zone, ofHours(row)), kind: 'calendar' }));
}
