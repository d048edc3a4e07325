import { Link } from 'react-router';
import { LeadFact, LeadPart } from './lead-facts.tsx';
import type { LeadView } from './lead-view.ts';

/** What the visitor sent, and the calls that came of it. */
export function LeadAnswers({ view: { lead, rows, files, bookings } }: { view: LeadView }) {
  return (
    <>
      <dl className="grid grid-cols-1 gap-3">
        <LeadFact label="E-mail">
          <a className="link" href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
        </LeadFact>
        {rows.map(([label, value]) => (
          <LeadFact key={label} label={label}>
            {value}
          </LeadFact>
        ))}
      </dl>
      {files.length > 0 && (
        <LeadPart id="files" title="Files">
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
        </LeadPart>
      )}
      {bookings.length > 0 && (
        <LeadPart id="calls" title="Calls">
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
        </LeadPart>
      )}
    </>
  );
}
