import { data } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { Container } from '#app/ui/layout.tsx';
import { booking as text } from '#content/booking.ts';
import { book } from '#server/bookings/book.ts';
import { isDomainError } from '#server/errors.ts';
import { limit } from '#server/http/rate-limit.ts';
import { statusOf } from '../../api/respond.ts';
import { textValues } from '../form-result.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingHero } from './booking-hero.tsx';
import { BookingWidget } from './booking-widget.tsx';
import { bookedView, emptyView, loadView } from './load-view.ts';

export const meta: Route.MetaFunction = () => pageMeta('/book-discovery-call');

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return loadView(context.get(servicesContext), { date: search.get('date'), time: search.get('time') });
}

/** The way without JavaScript: the same booking as the API's, answered with a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const values = textValues(form);
  try {
    await limit(services, {
      name: 'book',
      key: context.get(clientAddressContext),
      max: 20,
      windowMs: 10 * 60_000,
    });
    const booking = await book(services, values);
    return data({ ...emptyView(services), booked: bookedView(booking) });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const again = await loadView(services, {
      date: values.selectedDate ?? null,
      time: values.selectedTime ?? null,
    });
    const view = { ...again, values, fields: error.fields ?? {}, message: error.message };
    return data(
      { ...view, idempotencyKey: values.idempotencyKey ?? view.idempotencyKey },
      {
        status: error.code === 'invalid' ? 422 : statusOf[error.code],
      },
    );
  }
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BookingHero text={text} />
      <Container className="pb-section">
        <Island
          name="booking-widget"
          load="idle"
          component={BookingWidget}
          props={{ view: actionData ?? loaderData }}
        />
      </Container>
    </>
  );
}
