import { Link } from 'react-router';
import { PhoneLink } from '#app/pages/admin/leads/ways-to-reach.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { cx } from '#app/ui/cx.ts';
import type { AgendaRow } from './agenda-view.ts';

/** Today's calls in order of time, each with what is needed to hold it. */
export function Agenda({ rows, next }: { rows: AgendaRow[]; next: string | null }) {
  return (
    <Part id="agenda" title="Calls today">
      {rows.length === 0 ? (
        <p className="text-ink-soft">
          No call today.{' '}
          {next ? (
            <>
              The next one is{' '}
              <Link to="/admin/bookings" className="link">
                {next}
              </Link>
              .
            </>
          ) : (
            'No call is booked yet.'
          )}
        </p>
      ) : (
        <ol className="grid grid-cols-1 gap-2">
          {rows.map((row) => (
            <Call key={row.id} row={row} />
          ))}
        </ol>
      )}
    </Part>
  );
}

function Call({ row }: { row: AgendaRow }) {
  const over = row.phase === 'over';
  return (
    <li
      className={cx(
        'grid gap-x-5 gap-y-1 rounded-lg p-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]',
        over ? 'bg-sand/60' : 'bg-foam shadow-line',
        row.phase === 'running' && 'border-beacon border-l-4',
      )}
    >
      <p className="figures">
        <span
          className={cx(
            'block whitespace-nowrap font-display text-xl leading-tight',
            over && 'text-ink-soft',
          )}
        >
          {row.time}
        </span>
        <span className="text-ink-soft text-sm">{row.phase === 'running' ? 'Now' : `until ${row.ends}`}</span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Link className="link font-semibold" to={`/admin/bookings/${row.id}`}>
            {row.name}
          </Link>
          {row.company && `, ${row.company}`}
        </p>
        {!over && (
          <p className="text-sm">
            {row.link && (
              <a className="link" href={row.link} rel="noreferrer">
                Open the video call
              </a>
            )}{' '}
            {row.how} {row.phone && <PhoneLink number={row.phone} />}
          </p>
        )}
        {row.person && (
          <p className="text-sm">
            <Link className="link" to={`/admin/people/${row.person.id}`}>
              All about them<span className="sr-only">: {row.name}</span>
            </Link>{' '}
            <span className="text-ink-soft">{row.person.standing}</span>
          </p>
        )}
        {row.visitorTime && <p className="text-ink-soft text-sm">{row.visitorTime}</p>}
        {!over && row.message && (
          <p className="mt-1 line-clamp-3 whitespace-pre-line text-sm">{row.message}</p>
        )}
      </div>
    </li>
  );
}
