import { Link } from 'react-router';
import { mayOpen } from '#app/access.ts';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { shortCount } from '#domain/format/count-text.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import {
  listSubscribers,
  readSubscriberFilter,
  subscriberOrder,
  subscriberStates,
} from '#server/newsletter/list.ts';
import type { Route } from './+types/subscribers-page.ts';
import { SubscriberFilters, subscribersAddress } from './subscriber-filters.tsx';
import { subscriberRow, subscriberStateWords } from './subscriber-row.ts';
import { SubscriberRows } from './subscriber-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Newsletter subscribers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = staffOf(context);
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter = readSubscriberFilter(search);
  const place = readPlace(search, subscriberOrder);
  const { subscribers, counts, total, ...beside } = await listSubscribers(services, filter, place);
  const { zone } = await loadRules(services.db.query);
  return {
    beside,
    isEmpty: total === 0,
    state: filter.state,
    mayDownload: counts.confirmed > 0 && mayOpen(role, '/admin/subscribers.csv'),
    everybody: shortCount(counts.confirmed + counts.pending + counts.unsubscribed),
    states: subscriberStates.map((state) => ({
      state,
      label: subscriberStateWords[state],
      count: shortCount(counts[state]),
    })),
    rows: subscribers.map((subscriber) => subscriberRow(subscriber, services.clock.now(), zone)),
  };
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { state, states, everybody, mayDownload, rows, isEmpty, beside } = loaderData;
  return (
    <>
      <BackLink to="/admin/leads">All leads</BackLink>
      <h1 className="mb-3 text-3xl">Newsletter subscribers</h1>
      <p className="max-w-[49rem]">
        Only confirmed addresses may get the newsletter. Download them again before each issue, so that nobody
        who has left is among them.
      </p>
      <p className="mb-4">
        {mayDownload && (
          <a className="link inline-flex min-h-11 items-center" href="/admin/subscribers.csv">
            Download the confirmed addresses (CSV)
          </a>
        )}
      </p>
      <SubscriberFilters state={state} states={states} everybody={everybody} />
      {isEmpty && <Nothing filtered={state !== null} />}
      <SubscriberRows rows={rows} />
      <PageTurner beside={beside} to={(place) => subscribersAddress({ state }, place)} />
    </>
  );
}

/** Why the list is empty, and what would be in it. */
function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <p className="max-w-[34em] rounded-lg bg-sand p-5">
      {filtered ? (
        <>
          Nobody matches this.{' '}
          <Link className="link" to={subscribersAddress({ state: null })}>
            Show everybody
          </Link>
        </>
      ) : (
        'Nobody has signed up yet. Addresses from the newsletter box and from the contact form appear here.'
      )}
    </p>
  );
}
