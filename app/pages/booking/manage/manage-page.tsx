import { redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { AddToCalendar } from '#app/pages/booking/booked/add-to-calendar.tsx';
import { CallSpread } from '#app/pages/booking/booked/call-spread.tsx';
import { HowTold } from '#app/pages/booking/booked/how-told.tsx';
import { textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { booking as bookingText } from '#content/booking.ts';
import { bookingManage as text } from '#content/booking-manage.ts';
import { say } from '#content/say.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { giveNumber } from '#server/bookings/give-number.ts';
import { inCalendars } from '#server/bookings/in-calendars.ts';
import { isInvitedByMail } from '#server/bookings/invited-by-mail.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import type { Services } from '#server/ports/services.ts';
import type { Route } from './+types/manage-page.ts';
import { CallFacts } from './call-facts.tsx';
import { type CallView, callView } from './call-view.ts';
import { NumberAgain, NumberPart } from './number-part.tsx';
import { manageHeaders, openLink, refusedForm } from './open-link.ts';

export { manageHeaders as headers };
export const meta: Route.MetaFunction = () => privateMeta(say('Your discovery call'));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (context.get(shownAgainContext)) return null;
  const services = context.get(servicesContext);
  const booking = await openLink(services, params.token);
  const call = await callView(services, booking);
  const search = new URL(request.url).searchParams;
  const isOn = call.state === 'confirmed';
  const invited = isOn && search.has('booked') && (await isInvited(services, booking));
  return { call, invited, words: text.states[isOn && search.has('moved') ? 'moved' : call.state] };
}

const isInvited = async (services: Services, booking: Booking) =>
  isInvitedByMail(services, booking, await inCalendars(services.db.query, booking));

/** The number to ring. @see giveNumber */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    await limitBooking(services, 'number', context.get(clientAddressContext));
    await giveNumber(services, params.token, textValues(form));
    return redirect(`/booking/${params.token}`, 303);
  } catch (error) {
    return refusedForm(error, form, context);
  }
}

/**
 * One call: its time, links to add it to a calendar, and links to change it. It only shows; changes are posted from
 * the linked pages.
 */
export default function ManagePage({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) return <NumberAgain page={`/booking/${params.token}`} refused={actionData} />;
  const { call, invited, words } = loaderData;
  const { labels } = text;
  const number = call.allowed.includes('number') ? call.how?.number : null;
  const changeable = call.allowed.includes('move') || call.allowed.includes('cancel');
  return (
    <Container className="pt-6 pb-section sm:pt-16">
      <CallSpread
        head={
          <>
            <h1 className="mb-4 max-w-[8.75em] text-5xl sm:mb-5">{words.title}</h1>
            <p className="max-w-[34rem] sm:text-lg">
              {words.text}
              {invited && ` ${bookingText.confirmed.invitation}`}
            </p>
          </>
        }
        ticket={
          <CallFacts call={call}>
            {call.how && <HowTold how={call.how} />}
            {number && <NumberPart words={number} page={call.links.manage} refused={actionData} />}
          </CallFacts>
        }
      >
        {call.state === 'confirmed' && <AddToCalendar links={call.links} labels={labels} />}
        {changeable && <ChangeOfPlan call={call} />}
        {!changeable && call.state !== 'begun' && (
          <p>
            <LinkButton href="/book-discovery-call" icon="arrow">
              {labels.again}
            </LinkButton>
          </p>
        )}
      </CallSpread>
    </Container>
  );
}

/** The ways to move and to cancel, as far as they are open. */
function ChangeOfPlan({ call }: { call: CallView }) {
  const { change, move, cancel } = text.labels;
  return (
    <div className="grid gap-2">
      <h2 className="font-sans font-semibold text-sm tracking-normal">{change}</h2>
      <p className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-[6fr_5fr]">
        {call.allowed.includes('move') && (
          <LinkButton
            href={`${call.links.manage}/reschedule`}
            tone="ink"
            className="max-sm:px-2 max-sm:text-sm"
          >
            {move}
          </LinkButton>
        )}
        {call.allowed.includes('cancel') && (
          <LinkButton
            href={`${call.links.manage}/cancel`}
            tone="outline"
            className="max-sm:px-2 max-sm:text-sm"
          >
            {cancel}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
