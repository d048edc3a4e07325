import { Link } from 'react-router';
import { documentAddress } from './addresses.ts';
import type { DocumentRow } from './index-view.ts';

const tag = 'inline-flex items-center rounded-pill px-2.5 py-0.5 font-medium text-xs';

/** Documents as a ruled list: the title, what waits to be published, and who saved it last. */
export function DocumentRows({ rows }: { rows: DocumentRow[] }) {
  return (
    <ul className="overflow-hidden rounded-lg bg-foam shadow-line">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 border-sand-deep border-b px-4 py-2.5 last:border-b-0 hover:bg-sand sm:px-5"
        >
          <Link
            to={documentAddress(row.id)}
            className="card-link font-semibold after:absolute after:inset-0 after:rounded-md focus-visible:outline-none"
          >
            {row.title}
          </Link>
          {row.waits && !row.due && <span className={`${tag} bg-beacon-wash`}>Not published yet</span>}
          {row.due && <span className={`${tag} bg-mist`}>Goes out on {row.due}</span>}
          {row.hidden && <span className={`${tag} bg-sand`}>{row.hidden}</span>}
          {row.drafted && <span className={`${tag} bg-mist`}>Your draft</span>}
          {row.shipped && <span className={`${tag} bg-mist`}>What ships has changed</span>}
          {row.last && <span className="figures text-ink-soft text-sm sm:ml-auto">{row.last}</span>}
        </li>
      ))}
    </ul>
  );
}
