import { Link } from 'react-router';
import type { BookingPageData } from './booking-page.tsx';
import { BookingStatusTag } from './booking-status.tsx';

/** Who, when and why; and what else is asked for or booked at that time. */
export function BookingFacts({ view }: { view: BookingPageData }) {
  const { booking, visitorWhen, booked, ended, beside } = view;
  const facts: Array<[string, React.ReactNode]> = [
    ['Name', booking.name],
    [
      'E-mail',
      <a key="email" className="link" href={`mailto:${booking.email}`}>
        {booking.email}
      </a>,
    ],
    [
      'Phone',
      booking.phone && (
        <a key="phone" className="link" href={`tel:${booking.phone.replaceAll(/[^\d+]/g, '')}`}>
          {booking.phone}
        </a>
      ),
    ],
    ['Company', booking.company],
    ['Message', booking.message],
    ['Visitor’s time', visitorWhen && `${visitorWhen} (${booking.visitorZone})`],
    ['Booked', booked],
    [booking.endedBy === 'visitor' ? 'Cancelled by the visitor' : 'Ended by the agency', ended],
  ];
  return (
    <>
      <dl className="mb-8 grid max-w-[49rem] gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {beside.length > 0 && (
        <section aria-labelledby="beside" className="mb-8 rounded-lg bg-beacon-wash p-5">
          <h2 id="beside" className="mb-2 text-lg">
            At the same time
          </h2>
          <ul className="grid gap-2">
            {beside.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center gap-3">
                <Link className="link" to={`/admin/bookings/${other.id}`}>
                  {other.name}, {other.when}
                </Link>
                <BookingStatusTag status={other.status} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
