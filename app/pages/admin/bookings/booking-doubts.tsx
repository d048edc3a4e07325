import { isRequest } from '#domain/booking/lifecycle.ts';
import type { Booking } from '#server/bookings/booking.ts';

/** Why a booking looked suspicious, and what that means while it waits for the owner. */
export function BookingDoubts({ booking }: { booking: Pick<Booking, 'reasons' | 'doubted' | 'status'> }) {
  const { reasons, doubted } = booking;
  if (reasons.length === 0) return null;
  const waits = doubted && isRequest(booking);
  return (
    <section aria-labelledby="doubts" className="grid gap-3 rounded-lg bg-beacon-wash p-5">
      <h2 id="doubts" className="text-lg">
        {waits ? 'Why this is only a request' : 'What looked odd'}
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason.code}>{reason.text}</li>
        ))}
      </ul>
      {waits && (
        <p>
          The time stays free for others, and nothing has been sent to the address. If you confirm it, the
          visitor gets the invitation. If you decline it, the visitor is told.
        </p>
      )}
    </section>
  );
}
