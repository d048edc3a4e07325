import type { Services } from '#server/ports/services.ts';
import type { GoogleLink } from './google-link.ts';

/** Everything that verbs get, and what the calendar needs in addition. */
export type CalendarServices = Services & {
  /** The way to the owner's Google Calendar. */
  calendar: GoogleLink;
};
