import { Link } from 'react-router';
import { MailLink, PhoneLink } from '#app/pages/admin/leads/ways-to-reach.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { BookingDoubts } from './booking-doubts.tsx';
import { BookingStatusTag } from './booking-status.tsx';
import type { BookingView } from './booking-view.ts';

/** How the call is held, with the way into it. */
function HowWeTalk({ how: { text, link } }: { how: BookingView['how'] }) {
  return (
    <>
      {text}{' '}
      {link && (
        <a className="link" href={link} rel="noreferrer">
          {link.replace('https://', '')}
        </a>
      )}
    </>
  );
}

/** Who booked, when and why; and other bookings and requests at that time. */
export function BookingFacts({ view }: { view: BookingView }) {
  const { booking, how, bookedBy, visitorWhen, booked, ended, beside, calendarBeside, lead } = view;
  return (
    <div className="grid grid-cols-1 gap-8">
      <BookingDoubts booking={booking} />
      <Facts
        facts={[
          ['Name', booking.name],
          ['Email', <MailLink key="email" address={booking.email} />],
          ['Phone', booking.phone && <PhoneLink key="phone" number={booking.phone} />],
          ['How', <HowWeTalk key="how" how={how} />],
          ['Company', booking.company],
          ['Message', booking.message],
          ['Visitor’s time', visitorWhen && `${visitorWhen} (${booking.visitorZone})`],
          ['Booked', bookedBy ? `${booked}, by ${bookedBy}` : booked],
          ['Invitation', !booking.invites && 'Not sent, as chosen when it was booked.'],
          [booking.endedBy === 'visitor' ? 'Cancelled by the visitor' : 'Ended by the agency', ended],
          ['Why it was cancelled', booking.cancelReason],
          [
            'Lead',
            lead && (
              <Link key="lead" className="link" to={`/admin/leads/${lead.id}`}>
                {lead.title}
              </Link>
            ),
          ],
        ]}
      />
      {beside.length + (calendarBeside?.length ?? 0) > 0 && (
        <section aria-labelledby="beside" className="rounded-lg bg-beacon-wash p-5">
          <h2 id="beside" className="mb-2 text-lg">
            At the same time
          </h2>
          <ul className="grid gap-2">
            {calendarBeside?.map((words) => (
              <li key={words}>{words}</li>
            ))}
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
    </div>
  );
}
