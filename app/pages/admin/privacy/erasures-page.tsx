import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { Tag } from '#app/pages/admin/parts/tag.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { listErasures } from '#server/privacy/record/erasures.ts';
import type { Route } from './+types/erasures-page.ts';
import { erasureView } from './erasure-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Erasures');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const erasures = await listErasures(context.get(servicesContext));
  return { rows: erasures.map(erasureView) };
}

/** Whose data was erased nobody can tell any more; that it was, and what was kept, stands here. */
export default function ErasuresPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/data-requests">Data requests</BackLink>
      <h1 className="mb-3 text-3xl">Erasures</h1>
      <p className="mb-7 max-w-[49rem]">
        What was erased, when and by whom, without a name. If somebody asks whether they have been erased,
        search for their address: nothing should be found.
      </p>
      {rows.length === 0 && (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">Nobody has been erased yet.</p>
      )}
      <Rows>
        {rows.map(({ id, began, by, waiting, erased }) => (
          <Row key={id} className="sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:items-center">
            <RowLink to={`/admin/privacy/erasures/${id}`}>{began}</RowLink>
            <span className="wrap-anywhere min-w-0 text-sm">
              {erased.slice(0, 3).join(', ') || 'Nothing was held'}
              <span className="block text-ink-soft">{by}</span>
            </span>
            {waiting && <Tag tone="wrong">Not finished</Tag>}
          </Row>
        ))}
      </Rows>
    </>
  );
}
