import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { calendarStatus } from '#server/calendar/admin/status.ts';
import type { Route } from './+types/calendar-status.ts';
import { answerReading, methodNotAllowed } from './respond.ts';

/** GET /api/admin/calendar/status: the state of the connection to Google Calendar. */
export function loader({ context }: Route.LoaderArgs) {
  return answerReading(async () => {
    staffOf(context);
    return calendarStatus(context.get(servicesContext));
  });
}

export const action = () => methodNotAllowed('GET');
