import { type RawBuilder, sql } from 'kysely';
import { dayBounds, offsetAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import { mondayOf, type Period } from '#domain/results/period.ts';

/** A period as instants, the end no longer in it. */
export function boundsOf({ from, to }: Period): { startAt: number; endAt: number } {
  return { startAt: dayBounds(agencyZone, from).startAt, endAt: dayBounds(agencyZone, to).endAt };
}

/** The number of the week, in the period, in which an instant of it lies by the clocks of the agency. */
export function weekNumber(column: string, period: Period): RawBuilder<number> {
  const { startAt, endAt } = boundsOf(period);
  const monday = requireDayNumber(mondayOf(period.from)) * dayMs;
  const changes = clockChanges(startAt, endAt);
  const offset = changes.reduceRight(
    (later, { at, before }) =>
      sql`case when ${sql.ref(column)} < ${sql.lit(at)} then ${sql.lit(before)} else ${later} end`,
    sql`${sql.lit(offsetAt(agencyZone, endAt - 1))}`,
  );
  return sql<number>`(${sql.ref(column)} + ${offset} - ${sql.lit(monday)}) / ${sql.lit(7 * dayMs)}`;
}

/** When the clocks change in a span, with the offset that held until then. */
function clockChanges(startAt: number, endAt: number): Array<{ at: number; before: number }> {
  const changes: Array<{ at: number; before: number }> = [];
  for (let from = startAt; ; ) {
    const here = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(agencyZone);
    const at = here.getTimeZoneTransition('next')?.epochMilliseconds ?? endAt;
    if (at >= endAt) return changes;
    changes.push({ at, before: offsetAt(agencyZone, from) });
    from = at;
  }
}
