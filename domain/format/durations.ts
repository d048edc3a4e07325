export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours in milliseconds; days of the calendar can be an hour shorter or longer. */
export const dayMs = 24 * hourMs;
