import type { BookingText } from '#content/schema/booking.ts';
import { type BookingMode, isOnRequest } from '#domain/booking/mode.ts';

/** Says when choosing a time does not book it. */
export function ModeNote({ text, mode }: { text: BookingText; mode: BookingMode }) {
  if (!isOnRequest(mode)) return null;
  const { requestTitle, requestText, ownerTitle, ownerText } = text.times;
  const [title, body] = mode === 'unknown' ? [requestTitle, requestText] : [ownerTitle, ownerText];
  return (
    <div className="mb-5 rounded-md bg-beacon-wash p-4 text-sm">
      <p className="font-semibold">{title}</p>
      <p>{body}</p>
    </div>
  );
}
