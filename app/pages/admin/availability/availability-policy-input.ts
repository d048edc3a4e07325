/** How many reminders the form has room for. */
export const reminderRooms = 3;

/** The booking policy as its form sends it: reminders in hours, empty ones left out. */
export function policyInput(values: Record<string, string>) {
  const reminders = Array.from(
    { length: reminderRooms },
    (_, room) => values[`reminder.${room}`]?.trim() ?? '',
  );
  return {
    open: values.open !== 'no',
    confirmation: values.confirmation === 'owner' ? 'owner' : 'automatic',
    closeBankHolidays: values.closeBankHolidays !== 'no',
    reminderMinutes: reminders
      .filter(Boolean)
      .map((hours) => Math.round(Number(hours.replace(',', '.')) * 60)),
  };
}
