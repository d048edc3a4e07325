import { data, redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { chosenAgain } from '#app/pages/booking/details/chosen-again.ts';
import { prefillFrom } from '#app/pages/booking/details/prefill.ts';
import { textValues } from '#app/pages/form-result.ts';
import { ownArrival } from '#app/pages/forms/own-arrival.ts';
import { readForm } from '#app/pages/read-form.ts';
import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { Container } from '#app/ui/layout.tsx';
import { inOwnWords, say } from '#content/say.ts';
import { book } from '#server/bookings/book.ts';
import { managePath } from '#server/bookings/manage-link.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import { prefillOfRef } from '#server/leads/prefill.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingHero } from './booking-hero.tsx';
import { BookingWidget } from './booking-widget.tsx';
import { CallOutline } from './call-outline.tsx';
import { loadView } from './load-view.ts';
import { viewAgain } from './view-again.ts';

const path = '/book-discovery-call';

export const meta: Route.MetaFunction = () => pageMeta(path);

export async function loader({ request, context }: Route.LoaderArgs) {
  // A refused form comes with its own view.
  if (context.get(shownAgainContext)) return null;
  const search = new URL(request.url).searchParams;
  const chosen = { date: search.get('date'), time: search.get('time'), path };
  const services = context.get(servicesContext);
  const known = await prefillOfRef(services, search.get('from'));
  const view = await loadView(services, chosen);
  const from = known ? search.get('from') : null;
  const arrival = ownArrival(request, services.clock.now());
  return { ...view, ...arrival, from, values: { ...known, ...prefillFrom(search) } };
}

/** The action for browsers without JavaScript: books as the API does and redirects to the booking’s own page. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const clientAddress = context.get(clientAddressContext);
  const refused = await refusedBy(() => limitBooking(services, 'book', clientAddress));
  const values = textValues(await readForm(request));
  try {
    if (refused) throw refused;
    const booking = await book(services, values, { clientAddress });
    return redirect(`${managePath(services, booking)}?booked`, 303);
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected) throw error;
    const chosen = { ...chosenAgain(values, expected), path };
    const again = await viewAgain(services, chosen, () =>
      loadView(services, { ...chosen, asker: { holdToken: values.holdToken } }),
    );
    context.set(shownAgainContext, true);
    const isUsed = expected.details?.sentBefore === true;
    const view = {
      ...again,
      from: values.from ?? null,
      values,
      fields: inOwnWords(expected.fields ?? {}),
      message: say(expected.message),
      missed: null,
      idempotencyKey: (!isUsed && values.idempotencyKey) || again.idempotencyKey,
      holdToken: values.holdToken || again.holdToken,
      formToken: values.formToken || again.formToken,
      ...(values.attribution && { attribution: values.attribution }),
    };
    return data(view, { status: expected.code === 'invalid' ? 422 : statusOf[expected.code] });
  }
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  if (!view) return null;
  return (
    <>
      <section className="first-part relative">
        <FullSea
          across
          slim
          className="inset-x-0 top-0 h-72 [--bed:var(--background-color-chalk)] sm:h-[22rem] sent:hidden"
        />
        <Container className="relative pt-5 pb-0 sm:pb-10 lg:pt-7 lg:pb-16">
          <BookingHero text={view.text} across={view.row !== null} />
          <Island name="booking-widget" load="idle" component={BookingWidget} props={{ view }} />
        </Container>
      </section>
      <CallOutline text={view.text} minutes={view.minutes} isOpen={view.mode !== 'closed'} />
    </>
  );
}
