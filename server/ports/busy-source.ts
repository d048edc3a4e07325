import type { BusyInterval, Interval } from '#domain/availability/intervals.ts';

/**
 * What is known of the owner's calendars for a stretch of time.
 * - `live`: `busy` is all there is; times can be confirmed.
 * - `unknown`: they cannot be read just now; `busy` is what is still known, and times can only be requested.
 * - `closed`: no calls are taken.
 */
export type CalendarReading = { mode: 'live' | 'unknown' | 'closed'; busy: readonly BusyInterval[] };

/**
 * Reads the owner's calendars. Asked outside of transactions; a failure counts as `unknown`.
 * @param window epoch milliseconds, already widened by the buffers
 * @param options `fresh` before a booking: what is cached is not good enough
 */
export type BusySource = (window: Interval, options: { fresh: boolean }) => Promise<CalendarReading>;
