import { Link } from 'react-router';
import { BookingStatusTag } from '#app/pages/admin/bookings/booking-status.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { PersonView } from './person-view.ts';

/** What they asked, which calls they booked, and whether they read the newsletter. */
export function EnquiriesPart({ view: { enquiries, calls, doubted, newsletter } }: { view: PersonView }) {
  return (
    <Part id="enquiries" title="Enquiries and calls">
      {doubted.length > 0 && (
        <div className="mb-4 max-w-[49rem] rounded-lg bg-beacon-wash p-4 text-sm">
          <p>
            This came under their address and looks odd, so it may be somebody else’s. It is kept apart until
            you release or confirm it.
          </p>
          <ul className="mt-1">
            {doubted.map(({ to, words }) => (
              <li key={to}>
                <Link className="link inline-flex min-h-11 items-center font-semibold" to={to}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="grid max-w-[49rem] gap-4">
        {calls.map((call) => (
          <li key={call.id}>
            <Link className="link font-semibold" to={`/admin/bookings/${call.id}`}>
              Call on {call.when}
            </Link>{' '}
            <BookingStatusTag status={call.status} />
            {call.link && (
              <a className="link ml-2 text-sm" href={call.link} rel="noreferrer">
                Open the video call
              </a>
            )}
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
