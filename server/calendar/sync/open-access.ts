import type { CalendarAccess } from '#server/calendar/connection/google-link.ts';

/** A calendar that can be used now. */
export type OpenAccess = Extract<CalendarAccess, { kind: 'open' }>;
