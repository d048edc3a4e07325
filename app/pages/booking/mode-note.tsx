import type { BookingText } from '#content/schema/booking.ts';
import type { BookingMode } from '#domain/booking/mode.ts';

/** Says plainly when choosing a time does not book it. */
export function ModeNote({ text, mode }: { text: BookingText; mode: BookingMode }) {
  if (mode === 'live') return null;
  const { title, body } = {
    unknown: { title: text.times.requestTitle, body: text.times.requestText },
    'owner-confirms': { title: text.times.ownerTitle, body: text.times.ownerText },
    closed: { title: text.closed.title, body: text.closed.text },
  }[mode];
  return (
    <div className="mb-5 rounded-md bg-beacon-wash p-4 text-sm">
      <p className="font-semibold">{title}</p>
      <p>{body}</p>
    </div>
  );
}
