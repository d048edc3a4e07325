import { servicesContext } from '#app/context.ts';
import { slotAnswer } from '#server/availability/slot-answers.ts';
import type { Route } from './+types/calendar-slots.ts';
import { movingBooking } from './moving-booking.ts';
import { answerReading, methodNotAllowed } from './respond.ts';

/**
 * GET /api/calendar/slots/{yyyy-MM-dd}: the half-hours of a date in the agency's zone, free or not. A form that
 * holds a time sends its token as `Hold-Token`, a page that moves a call its link's token as `Booking-Link`.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  return answerReading(async () => {
    const services = context.get(servicesContext);
    const holdToken = request.headers.get('hold-token') ?? undefined;
    const moving = await movingBooking(services, request);
    return slotAnswer(services, params.date, { holdToken, moving });
  });
}

export const action = () => methodNotAllowed('GET');
