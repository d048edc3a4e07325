import type { Services } from '#server/ports/services.ts';
import type { GoogleLink } from './google-link.ts';

/** What the verbs of the calendar use besides. */
export type CalendarServices = Services & {
  /** The way to the owner's Google Calendar. */
  calendar: GoogleLink;
};
