import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer, csvTimes } from '#app/pages/admin/parts/csv-answer.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import { readSubscriberFilter, readSubscribers, subscriberOrder } from '#server/newsletter/list.ts';

/**
 * GET /admin/subscribers.csv: the confirmed addresses, for the program that sends the newsletter; with ?state=… those
 * in another state, which may not be written to.
 */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const state = readSubscriberFilter(new URL(request.url).searchParams).state ?? 'confirmed';
  services.log.info('subscribers-downloaded', { by: staff.id, state });
  const rows = everyRow(subscriberOrder, (place) =>
    readSubscribers(services, { state }, { place, perPage: rowsAtOnce }),
  );
  const name = state === 'confirmed' ? 'newsletter-subscribers' : `newsletter-${state}`;
  const when = await csvTimes(services);
  return csvAnswer(name, rows, {
    'Email address': (row) => row.email,
    ...(state === 'confirmed'
      ? { 'Confirmed at': (row) => when(row.confirmedAt) }
      : { Since: (row) => when(row.since) }),
    'Agreed to': (row) => row.consent,
  });
});

export default NoPage;
