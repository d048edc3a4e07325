import { hourMs } from '#domain/format/durations.ts';
import type { Control } from '#fakes/google/control.ts';

/** The owner’s usual appointments; days counted from today, wall times of London. */
const entries = [
  { day: 0, at: '12:00', hours: 1, summary: 'Lunch' },
  { day: 1, at: '09:00', hours: 1.5, summary: 'Team meeting' },
  { day: 1, at: '14:00', hours: 1, summary: 'Monthly report' },
  { day: 2, at: '10:30', hours: 2, summary: 'Website workshop' },
  { day: 3, at: '13:00', hours: 3, summary: 'On site' },
  { day: 4, at: '09:00', hours: 1, summary: 'Team meeting' },
  { day: 7, at: '11:00', hours: 1, summary: 'Review' },
  { day: 8, at: '15:00', hours: 1, summary: 'Supplier' },
  { day: 9, at: '09:30', hours: 2, summary: 'Launch' },
];

/** Puts busy times into the stand-in's main calendar, a day away, and something free that must not block. */
export function fillCalendar(control: Control, now: number): void {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/London').toPlainDate();
  for (const { day, at, hours: length, summary } of entries) {
    const start = today.add({ days: day }).toZonedDateTime({ timeZone: 'Europe/London', plainTime: at });
    const startAt = start.epochMilliseconds;
    control.addEvent({ startAt, endAt: startAt + length * hourMs, summary });
  }
  const away = today.add({ days: 10 });
  control.addEvent({
    startDate: away.toString(),
    endDate: away.add({ days: 1 }).toString(),
    summary: 'Conference, all day',
  });
  control.addEvent({
    startDate: today.toString(),
    endDate: today.add({ days: 14 }).toString(),
    summary: 'Reminder: tax return (shown as free)',
    transparent: true,
  });
}
