import { Link } from 'react-router';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { LeadSum } from './lead-sum.tsx';
import type { LeadView } from './lead-view.ts';
import { MailLink } from './ways-to-reach.tsx';

/** The visitor’s answers, and the calls booked from this lead. */
export function LeadAnswers({ view: { lead, rows, sum, files, bookings } }: { view: LeadView }) {
  return (
    <>
      <Facts facts={[['Email', <MailLink key="email" address={lead.email} />], ...rows]} />
      {sum && <LeadSum sum={sum} />}
      {files.length > 0 && (
        <Part id="files" title="Files">
          <ul className="grid gap-2">
            {files.map((file) => (
              <li key={file.id}>
                <a className="link wrap-anywhere" href={`/admin/leads/${lead.id}/files/${file.id}`} download>
                  {file.name}
                </a>{' '}
                <span className="whitespace-nowrap text-ink-soft text-sm">{file.size}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {bookings.length > 0 && (
        <Part id="calls" title="Calls">
          <ul className="grid gap-2">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <Link className="link" to={`/admin/bookings/${booking.id}`}>
                  {booking.when}
                </Link>{' '}
                ({booking.status})
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
