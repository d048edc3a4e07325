import type { CalendarStatus } from '#server/calendar/admin/status.ts';

/**
 * What happens at this moment to a visitor who wants a call: the owner’s choice first, then the state of the
 * calendar.
 */
export function visitorsWords({ mode, booking }: Pick<CalendarStatus, 'mode' | 'booking'>): string {
  if (booking === 'closed') return 'cannot book just now: online booking is closed at Availability';
  if (booking === 'owner-confirms') {
    const asked = 'ask for a time and wait for your yes, as chosen at Availability';
    return mode === 'live'
      ? asked
      : `${asked}; the calendar is not known just now, so look in it before you answer`;
  }
  return mode === 'live'
    ? 'book a time at once'
    : 'ask for a time and wait for your yes, because the calendar is not known just now';
}
