import type { BookingPolicy } from '#domain/booking/policy.ts';

/** How many reminders the form has room for. */
export const reminderRooms = 3;

/**
 * The booking policy as its form sends it: reminders in hours, empty ones left out.
 * @param saved what holds where the form says nothing of it
 */
export function policyInput(values: Record<string, string>, saved: Pick<BookingPolicy, 'talk'>) {
  const reminders = Array.from(
    { length: reminderRooms },
    (_, room) => values[`reminder.${room}`]?.trim() ?? '',
  );
  return {
    open: values.open !== 'no',
    confirmation: values.confirmation === 'owner' ? 'owner' : 'automatic',
    closeBankHolidays: values.closeBankHolidays !== 'no',
    talk:
      values.way === undefined
        ? saved.talk
        : { way: values.way === 'phone' ? 'phone' : 'video', room: values.room?.trim() || null },
    reminderMinutes: reminders
      .filter(Boolean)
      .map((hours) => Math.round(Number(hours.replace(',', '.')) * 60)),
  };
}
