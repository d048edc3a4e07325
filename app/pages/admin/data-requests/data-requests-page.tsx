import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { FindForm } from '#app/pages/admin/privacy/find-form.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { dataRequestOrder, listDataRequests, readDataRequestFilter } from '#server/data-requests/find.ts';
import { readPlace } from '#server/db/keyset.ts';
import type { Route } from './+types/data-requests-page.ts';
import { DueTag } from './due-tag.tsx';
import { requestView } from './request-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Data requests');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter = readDataRequestFilter(search);
  const place = readPlace(search, dataRequestOrder(filter));
  const { requests, ...beside } = await listDataRequests(services, filter, place);
  return {
    beside,
    answered: filter.answered,
    rows: requests.map((one) => requestView(services, one)),
  };
}

/** Requests and complaints about personal data: open ones by their last day, what is overdue first. */
export default function DataRequestsPage({ loaderData }: Route.ComponentProps) {
  const { rows, answered, beside } = loaderData;
  return (
    <>
      <BackLink to="/admin">Overview</BackLink>
      <h1 className="mb-3 text-3xl">Data requests</h1>
      <p className="mb-4 max-w-[49rem]">
        What people ask about their data, from the form at /your-data. The law gives one month for a request;
        of a complaint we promise the outcome within 30 days.
      </p>
      <FindForm address="" />
      <nav aria-label="Which requests" className="mb-7">
        <Choices
          label="State"
          choices={[
            { to: '/admin/data-requests', label: 'Open', current: !answered },
            { to: '/admin/data-requests?show=answered', label: 'Answered', current: answered },
            { to: '/admin/privacy/erasures', label: 'Erasures', current: false },
          ]}
        />
      </nav>
      {rows.length === 0 && (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">
          {answered ? 'None has been answered yet.' : 'Nothing waits for an answer.'}
        </p>
      )}
      <Rows>
        {rows.map((row) => (
          <Row key={row.id} className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <span className="min-w-0">
              <RowLink to={`/admin/data-requests/${row.id}`}>{row.kind}</RowLink>
              <span className="wrap-anywhere block text-sm">{row.name}</span>
            </span>
            <DueTag request={row} />
          </Row>
        ))}
      </Rows>
      <PageTurner
        beside={beside}
        to={(place) => listAddress('/admin/data-requests', { show: answered && 'answered', ...place })}
        words={answered ? undefined : { before: 'Due earlier', after: 'Due later' }}
      />
    </>
  );
}
