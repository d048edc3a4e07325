import { redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { AddToCalendar } from '#app/pages/booking/add-to-calendar.tsx';
import { textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import { say } from '#content/say.ts';
import { giveNumber } from '#server/bookings/give-number.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import type { Route } from './+types/manage-page.ts';
import { CallFacts } from './call-facts.tsx';
import { callView } from './call-view.ts';
import { NumberAgain, NumberPart } from './number-part.tsx';
import { manageHeaders, openLink, refusedForm } from './open-link.ts';

export { manageHeaders as headers };
export const meta: Route.MetaFunction = () => privateMeta(say('Your discovery call'));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (context.get(shownAgainContext)) return null;
  const services = context.get(servicesContext);
  const call = await callView(services, await openLink(services, params.token));
  const moved = new URL(request.url).searchParams.has('moved') && call.state === 'confirmed';
  return { call, words: text.states[moved ? 'moved' : call.state] };
}

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
  const { call, words } = loaderData;
  const { labels } = text;
  return (
    <Container className="grid gap-10 pt-10 pb-section sm:pt-16 lg:grid-cols-[1fr_1fr] lg:gap-16">
      <div>
        <h1 className="mb-5 max-w-[8.75em] text-5xl">{words.title}</h1>
        <p className="max-w-[34rem] text-lg">{words.text}</p>
      </div>
      <div className="grid content-start gap-8">
        <CallFacts call={call} />
        {call.state === 'confirmed' && <AddToCalendar links={call.links} labels={labels} />}
        {call.how?.number && call.allowed.includes('number') && (
          <NumberPart words={call.how.number} page={call.links.manage} refused={actionData} />
        )}
        {call.allowed.includes('move') || call.allowed.includes('cancel') ? (
          <div className="grid gap-2">
            <h2 className="font-sans font-semibold text-sm tracking-normal">{labels.change}</h2>
            <p className="flex flex-wrap gap-2.5">
              {call.allowed.includes('move') && (
                <LinkButton href={`${call.links.manage}/reschedule`} tone="ink">
                  {labels.move}
                </LinkButton>
              )}
              {call.allowed.includes('cancel') && (
                <LinkButton href={`${call.links.manage}/cancel`} tone="outline">
                  {labels.cancel}
                </LinkButton>
              )}
            </p>
          </div>
        ) : call.state === 'begun' ? null : (
          <p>
            <LinkButton href="/book-discovery-call" icon="arrow">
              {labels.again}
            </LinkButton>
          </p>
        )}
      </div>
    </Container>
  );
}
