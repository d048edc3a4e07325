/**
 * What choosing a time leads to, as the public page and API tell it.
 * - `live`: the time is booked.
 * - `unknown`: the calendars cannot be read, so the time is requested and settled by e-mail.
 * - `owner-confirms`: the times are real, and each call waits for the owner's yes.
 * - `closed`: nothing can be booked online.
 */
export type BookingMode = 'live' | 'unknown' | 'owner-confirms' | 'closed';

/** True when choosing a time makes a request, not a booking. */
export function isOnRequest(mode: BookingMode): boolean {
  return mode === 'unknown' || mode === 'owner-confirms';
}
