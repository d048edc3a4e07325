import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { debugDay } from '#server/calendar/admin/debug-day.ts';
import type { Route } from './+types/calendar-debug.ts';
import { answerReading, methodNotAllowed } from './respond.ts';

/** GET /api/admin/calendar/debug/{yyyy-MM-dd}: everything that decides which times of one date are free. */
export function loader({ params, context }: Route.LoaderArgs) {
  return answerReading(async () => {
    staffOf(context);
    return debugDay(context.get(servicesContext), params.date);
  });
}

export const action = () => methodNotAllowed('GET');
