import { clientAddressContext, servicesContext } from '#app/context.ts';
import { holdTime, releaseHold } from '#server/bookings/hold.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import { readJson } from '#server/submissions/read-json.ts';
import type { Route } from './+types/calendar-hold.ts';
import { movingBooking } from './moving-booking.ts';
import { answer, methodNotAllowed } from './respond.ts';

/**
 * POST /api/calendar/hold keeps a time for a form for some minutes: 200 with `heldUntil` and `heldForMs` (both null
 * when the time is free but could not be held), 409 as for booking. DELETE releases the form’s hold.
 */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST, DELETE');
  return answer(async () => {
    const services = context.get(servicesContext);
    const now = services.clock.now();
    const clientAddress = context.get(clientAddressContext);
    const release = request.method === 'DELETE';
    await limitBooking(services, release ? 'hold-release' : 'hold', clientAddress);
    const body = await readJson(request);
    if (release) {
      await releaseHold(services.db.query, typeof body.holdToken === 'string' ? body.holdToken : '', now);
      return { released: true };
    }
    const moving = await movingBooking(services, request);
    const { heldUntil } = await holdTime(services, body, { clientAddress, moving });
    return { heldUntil, heldForMs: heldUntil && heldUntil - now };
  });
}

export const loader = () => methodNotAllowed('POST, DELETE');
