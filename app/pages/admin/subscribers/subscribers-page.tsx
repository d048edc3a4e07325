import { Link } from 'react-router';
import { mayOpen } from '#app/access.ts';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { loadRules } from '#server/availability/rules.ts';
import { listSubscribers, readSubscriberFilter, subscriberStates } from '#server/newsletter/list.ts';
import type { Route } from './+types/subscribers-page.ts';
import { SubscriberFilters, subscribersAddress } from './subscriber-filters.tsx';
import { subscriberRow, subscriberStateWords } from './subscriber-row.ts';
import { SubscriberRows } from './subscriber-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Newsletter subscribers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = staffOf(context);
  const services = context.get(servicesContext);
  const filter = readSubscriberFilter(new URL(request.url).searchParams);
  const { subscribers, counts, ...rest } = await listSubscribers(services, filter);
  const { zone } = await loadRules(services.db.query);
  return {
    ...rest,
    state: filter.state,
    mayDownload: counts.confirmed > 0 && mayOpen(role, '/admin/subscribers.csv'),
    states: subscriberStates.map((state) => ({
      state,
      label: subscriberStateWords[state],
      count: counts[state],
    })),
    rows: subscribers.map((subscriber) => subscriberRow(subscriber, zone)),
  };
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { state, states, mayDownload, rows, total, page, pages } = loaderData;
  return (
    <>
      <BackLink to="/admin/leads">All leads</BackLink>
      <h1 className="mb-3 text-3xl">Newsletter subscribers</h1>
      <p className="max-w-[49rem]">
        Only confirmed addresses may get the newsletter. Download them afresh before each issue: whoever has
        left since is not among them.
      </p>
      <p className="mb-4">
        {mayDownload && (
          <a className="link inline-flex min-h-11 items-center" href="/admin/subscribers.csv">
            Download the confirmed addresses (CSV)
          </a>
        )}
      </p>
      <SubscriberFilters state={state} states={states} />
      {total === 0 && <Nothing filtered={state !== null} />}
      <SubscriberRows rows={rows} />
      <PageTurner page={page} pages={pages} to={(wanted) => subscribersAddress({ state, page: wanted })} />
    </>
  );
}

/** Why the list is empty, and what would be in it. */
function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <p className="max-w-[34em] rounded-lg bg-sand p-5">
      {filtered ? (
        <>
          Nobody is in this state.{' '}
          <Link className="link" to={subscribersAddress({ state: null, page: 1 })}>
            Show everybody
          </Link>
        </>
      ) : (
        'Nobody has signed up yet. Addresses from the newsletter box and from the contact form appear here.'
      )}
    </p>
  );
}
