import { servicesContext } from '#app/context.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import { invitation, mailContext } from '#server/bookings/mails/entry.ts';
import { bookingOfLink } from '#server/bookings/manage-link.ts';
import type { Route } from './+types/invitation-file.ts';
import { manageHeaders } from './open-link.ts';

/** GET /booking/{token}/invitation.ics: the confirmed call as a file for any calendar. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const booking = await bookingOfLink(services, params.token);
  if (!isConfirmed(booking)) throw new DomainError('not-found', 'Only a confirmed call has an invitation.');
  const { zone } = await loadRules(services.db.query);
  return new Response(invitation(await mailContext({ services, booking, zone }), 'PUBLISH'), {
    headers: {
      ...manageHeaders(),
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="invitation.ics"',
    },
  });
}
