import type { AuthServices } from '#server/auth/auth-services.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';

/** Everything that pages and API calls may use. */
export type SiteServices = AuthServices & CalendarServices;
