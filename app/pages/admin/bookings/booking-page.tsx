import { data, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { EventSection } from '#app/pages/admin/calendar/event-section.tsx';
import { SourcePart } from '#app/pages/admin/leads/source-part.tsx';
import { DeliveryList } from '#app/pages/admin/mail/delivery-list.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { revalidateUnseen } from '#app/pages/admin/parts/revalidate-unseen.ts';
import { pageMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { runBookingAction } from './booking-intents.ts';
import { BookingNotes } from './booking-notes.tsx';
import { BookingStatusTag } from './booking-status.tsx';
import { loadBookingView } from './booking-view.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Call with ${loaderData.booking.name}` : 'Booking');

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context);
  const view = await loadBookingView(context.get(servicesContext), params.id);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await runBookingAction(context.get(servicesContext), staffOf(context), params.id, form);
    return redirect(`/admin/bookings/${params.id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export const shouldRevalidate = revalidateUnseen;

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, when, event, zone, deliveries } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/bookings">All bookings</BackLink>
      <h1 className="mb-3 text-3xl">{when}</h1>
      <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BookingStatusTag status={booking.status} />
        <span className="wrap-anywhere min-w-0">
          with {[booking.name, booking.company].filter(Boolean).join(', ')}
        </span>
      </p>
      <FormAlert message={pageMessage(actionData)} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <BookingFacts view={loaderData} />
        <BookingActions view={loaderData} busy={busy} refused={actionData} />
        <div className="grid grid-cols-1 gap-8 lg:col-start-1">
          <BookingNotes
            notes={booking.notes}
            seen={loaderData.notesSeen}
            failure={actionData?.values.intent === 'notes' ? actionData : undefined}
            busy={busy}
          />
          <EventSection event={event} zone={zone} />
          <SourcePart view={loaderData} />
          <DeliveryList deliveries={deliveries} />
        </div>
      </div>
    </>
  );
}
