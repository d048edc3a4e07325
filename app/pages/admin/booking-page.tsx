import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Button } from '#app/ui/button.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { cancelBooking } from '#server/bookings/cancel.tsx';
import { findBooking } from '#server/bookings/find.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { formFailure } from '../form-result.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingStatusTag } from './booking-status.tsx';
import { DeliveryList } from './delivery-list.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const booking = await findBooking(services, params.id);
  if (!booking) throw data(null, { status: 404 });
  const when = (at: number, zone: string) => `${formatInstantDate(at, zone)}, ${formatInstantTime(at, zone)}`;
  return {
    booking,
    when: when(booking.startsAt, agencyZone),
    visitorWhen:
      booking.visitorZone && booking.visitorZone !== agencyZone
        ? when(booking.startsAt, booking.visitorZone)
        : null,
    booked: when(booking.createdAt, agencyZone),
    cancellable: booking.status === 'confirmed' && booking.endsAt > services.clock.now(),
    deliveries: await deliveriesFor(services, `booking:${booking.id}`),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await cancelBooking(context.get(servicesContext), staffOf(context), params.id);
    return redirect(`/admin/bookings/${params.id}`);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, when, visitorWhen, booked, cancellable, deliveries } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const facts: Array<[string, React.ReactNode]> = [
    ['Name', booking.name],
    [
      'E-mail',
      <a key="email" className="link" href={`mailto:${booking.email}`}>
        {booking.email}
      </a>,
    ],
    ['Phone', booking.phone],
    ['Company', booking.company],
    ['Message', booking.message],
    ['Visitor’s time', visitorWhen && `${visitorWhen} (${booking.visitorZone})`],
    ['Booked', booked],
  ];
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
      <dl className="mb-8 grid max-w-[49rem] gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <DeliveryList deliveries={deliveries} />
      {actionData && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {actionData.message}
        </p>
      )}
      {cancellable && (
        <details className="max-w-[49rem]">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Cancel this call
          </summary>
          <Form method="post" className="mt-3 rounded-lg bg-sand p-5">
            <p className="mb-4">The visitor gets an e-mail, and the time can be booked again at once.</p>
            <Button type="submit" tone="danger" disabled={busy}>
              {busy ? 'Cancelling...' : 'Yes, cancel the call'}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
