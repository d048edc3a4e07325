import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { privateMeta } from '#app/private-meta.ts';
import type { Route } from './+types/behind-page.ts';
import { loadBehindView } from './behind-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Behind the figure');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  return loadBehindView(context.get(servicesContext), new URL(request.url).searchParams);
}

/** Those whom a figure of the results counts, one by one. */
export default function BehindPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={view.backTo}>Results</BackLink>
      <h1 className="text-3xl">{view.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{view.words}</p>
      {view.rows.length === 0 && (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">
          Nobody is counted here now.{' '}
          <Link className="link" to="/admin/results">
            See the results of today
          </Link>
        </p>
      )}
      <Rows>
        {view.rows.map(({ id, to, name, company, what, when }) => (
          <Row key={id} className="sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] sm:items-center">
            <span className="min-w-0 wrap-anywhere">
              <RowLink to={to}>
                {name}
                {company && `, ${company}`}
              </RowLink>
            </span>
            <span className="text-sm">{what}</span>
            <When at={when} dayOnly className="text-ink-soft text-sm sm:text-right" />
          </Row>
        ))}
      </Rows>
      <PageTurner
        beside={view.beside}
        to={(place) => view.to + (place ? `&${new URLSearchParams(place)}` : '')}
      />
    </>
  );
}
