import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { PersonView } from './person-view.ts';

/** What they asked, which calls they booked, and whether they read the newsletter. */
export function EnquiriesPart({ view: { enquiries, calls, newsletter } }: { view: PersonView }) {
  return (
    <Part id="enquiries" title="Enquiries and calls">
      <ul className="grid max-w-[49rem] gap-4">
        {calls.map((call) => (
          <li key={call.id}>
            <Link className="link font-semibold" to={`/admin/bookings/${call.id}`}>
              Call on {call.when}
            </Link>{' '}
            <span className="text-ink-soft text-sm">{call.status}</span>
          </li>
        ))}
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Link className="link font-semibold" to={`/admin/leads/${enquiry.id}`}>
              {enquiry.kind}
            </Link>{' '}
            <span className="text-ink-soft text-sm">{enquiry.when}</span>
            {enquiry.excerpt && (
              <p className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere">{enquiry.excerpt}</p>
            )}
          </li>
        ))}
        {newsletter.map((one) => (
          <li key={one.email}>
            Newsletter to <span className="wrap-anywhere">{one.email}</span>:{' '}
            <span className="text-ink-soft text-sm">{readerWords[one.status]}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const readerWords = {
  pending: 'asked for, not confirmed',
  confirmed: 'reads it',
  unsubscribed: 'has left',
} as const;
