import { data, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { bookingsBeside, findBooking } from '#server/bookings/find.ts';
import { bookingEvent } from '#server/calendar/admin/booking-event.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { BookingEventSection } from '../calendar-admin/booking-event-section.tsx';
import { formFailure } from '../form-result.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { runBookingAction } from './booking-intents.ts';
import { BookingNotes } from './booking-notes.tsx';
import { BookingStatusTag } from './booking-status.tsx';
import { DeliveryList } from './delivery-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Booking');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const booking = await findBooking(services, params.id);
  if (!booking) throw data(null, { status: 404 });
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const when = (at: number, inZone: string) =>
    `${formatInstantDate(at, inZone)}, ${formatInstantTime(at, inZone)}`;
  const { visitorZone } = booking;
  return {
    booking,
    when: when(booking.startsAt, zone),
    visitorWhen: visitorZone && visitorZone !== zone ? when(booking.startsAt, visitorZone) : null,
    booked: when(booking.createdAt, zone),
    ended: booking.cancelledAt && when(booking.cancelledAt, zone),
    begun: booking.startsAt <= now,
    over: booking.endsAt <= now,
    beside: (await bookingsBeside(services, booking)).map((one) => ({
      id: one.id,
      status: one.status,
      name: one.name,
      when: when(one.startsAt, zone),
    })),
    event: await bookingEvent(services, booking.id),
    zone,
    deliveries: await deliveriesFor(services, `booking:${booking.id}`),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await runBookingAction(context.get(servicesContext), staffOf(context), params.id, form);
    return redirect(`/admin/bookings/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export type BookingPageData = Route.ComponentProps['loaderData'];

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, when, event, zone, deliveries } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mb-4">
        <Link to="/admin/bookings" className="link">
          All bookings
        </Link>
      </p>
      <h1 className="mb-3 text-3xl">{when}</h1>
      <p className="mb-8">
        <BookingStatusTag status={booking.status} />
      </p>
      {actionData && (
        <p role="alert" className="mb-6 max-w-[49rem] rounded-md bg-danger-wash p-4 font-medium text-danger">
          {actionData.message}
        </p>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <BookingFacts view={loaderData} />
          <BookingNotes notes={actionData?.values.notes ?? booking.notes} busy={busy} />
          <BookingEventSection event={event} zone={zone} />
          <DeliveryList deliveries={deliveries} />
        </div>
        <BookingActions view={loaderData} busy={busy} refused={actionData} />
      </div>
    </>
  );
}
