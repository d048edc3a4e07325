import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import type { LatelyRow } from './lately-view.ts';

/** What visitors and colleagues did since yesterday, the latest first. */
export function LatelyRows({ rows }: { rows: LatelyRow[] }) {
  return (
    <Part id="lately" title="Since yesterday">
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nobody has written, booked or moved a call since yesterday morning.</p>
      ) : (
        <>
          <Rows>
            {rows.map(({ id, personId, who, what, by, at }) => (
              <Row
                key={id}
                className="grid-cols-[minmax(0,1fr)_auto] items-baseline text-sm md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8.5rem]"
              >
                <span className="wrap-anywhere min-w-0">
                  <RowLink to={`/admin/people/${personId}`}>{who}</RowLink>
                </span>
                <span className="wrap-anywhere min-w-0 text-ink-soft max-md:order-last max-md:col-span-full">
                  {by ? `${what}, by ${by}` : what}
                </span>
                <When at={at} className="text-right text-ink-soft" />
              </Row>
            ))}
          </Rows>
          <p className="mt-2">
            <Link to="/admin/people" className="link inline-flex min-h-11 items-center text-sm">
              Everybody, latest activity first
            </Link>
          </p>
        </>
      )}
    </Part>
  );
}
