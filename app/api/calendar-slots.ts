import { servicesContext } from '#app/context.ts';
import { daySlots, publicSlots } from '#server/availability/day-slots.ts';
import type { Route } from './+types/calendar-slots.ts';
import { answer, methodNotAllowed } from './respond.ts';

/** GET /api/calendar/slots/{yyyy-MM-dd}: the half-hours of a date in the agency's zone, free or not. */
export function loader({ params, context }: Route.LoaderArgs) {
  return answer(async () => ({
    slots: publicSlots(await daySlots(context.get(servicesContext), params.date)),
  }));
}

export const action = () => methodNotAllowed('GET');
