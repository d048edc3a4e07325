import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { Island } from '#app/islands/island.tsx';
import { BookingWidget } from '#app/pages/booking/booking-widget.tsx';
import { chosenAgain } from '#app/pages/booking/details/chosen-again.ts';
import { loadView } from '#app/pages/booking/load-view.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { viewAgain } from '#app/pages/booking/view-again.ts';
import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import { textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Container } from '#app/ui/layout.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import { say } from '#content/say.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { ownTime } from '#server/bookings/claim.ts';
import { managePath } from '#server/bookings/manage-link.ts';
import { rescheduleByLink } from '#server/bookings/reschedule.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Services } from '#server/ports/services.ts';
import type { Route } from './+types/reschedule-page.ts';
import { bothClocks, callView } from './call-view.ts';
import { manageHeaders, openLink, refusalOf } from './open-link.ts';

export { manageHeaders as headers };
export const meta: Route.MetaFunction = () => privateMeta(text.move.title);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (context.get(shownAgainContext)) return null;
  const services = context.get(servicesContext);
  const booking = await openLink(services, params.token);
  const search = new URL(request.url).searchParams;
  return moveView(services, booking, { date: search.get('date'), time: search.get('time') });
}

/** Works the same with and without JavaScript: the form is posted, and the call’s own page follows. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const refused = await refusedBy(() => limitBooking(services, 'move', context.get(clientAddressContext)));
  const values = textValues(await readForm(request));
  try {
    if (refused) throw refused;
    const booking = await rescheduleByLink(services, params.token, values);
    const page = managePath(services, booking);
    // Choosing the present time again changes nothing.
    return redirect(page.endsWith(params.token) ? page : `${page}?moved`, 303);
  } catch (error) {
    const refusal = refusalOf(error);
    const expected = asDomainError(error);
    if (refusal !== error || !expected) throw refusal;
    const chosen = chosenAgain(values, expected);
    const path = `/booking/${params.token}/reschedule`;
    const again = await viewAgain(services, { ...chosen, path }, async () =>
      moveView(services, await openLink(services, params.token), chosen),
    );
    context.set(shownAgainContext, true);
    const view: BookingView = {
      ...again,
      // During an outage the call’s present time is unknown.
      moving: again.moving ?? { text, link: params.token, fromText: null, moveKey: services.randomId() },
      message: say(expected.message),
      missed: null,
      holdToken: values.holdToken || again.holdToken,
    };
    return data(view, { status: expected.code === 'invalid' ? 422 : statusOf[expected.code] });
  }
}

async function moveView(
  services: Services,
  booking: Booking,
  chosen: { date: string | null; time: string | null },
): Promise<BookingView> {
  const call = await callView(services, booking);
  if (!call.allowed.includes('move')) throw redirect(call.links.manage);
  const path = `${call.links.manage}/reschedule`;
  const view = await loadView(services, { ...chosen, path, asker: { moving: ownTime(booking) } });
  const link = call.links.manage.split('/').at(-1) ?? '';
  const moving = { text, link, fromText: bothClocks(call), moveKey: services.randomId() };
  return { ...view, how: null, visitorZone: booking.visitorZone, moving };
}

export default function ReschedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  if (!view) return null;
  const from = view.moving?.fromText;
  return (
    <Container className="pt-10 pb-section sm:pt-16">
      <h1 className="mb-4 text-5xl">{text.move.title}</h1>
      <p className="mb-8 max-w-[40rem] text-lg">
        {text.move.intro}{' '}
        {from && (
          <>
            {text.move.from}:{' '}
            <strong>
              <WholeParts text={from} />
            </strong>
            .
          </>
        )}
      </p>
      <Island name="booking-widget" load="idle" component={BookingWidget} props={{ view }} />
    </Container>
  );
}
