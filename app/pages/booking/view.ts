import type { BookingText } from '#content/schema/booking.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';

/** A date of the picker. */
export type DateView = { date: string; label: string; weekday: string; free: number };

/** What was booked, as shown. */
export type BookedView = {
  status: 'confirmed' | 'requested';
  dateText: string;
  timeText: string;
  startsAt: number;
};

/** Everything the booking widget starts from; the server draws the same state without scripts. */
export type BookingView = {
  text: BookingText;
  contact: { email: string; phone: string };
  dates: DateView[];
  date: string | null;
  slots: SlotView[];
  time: string | null;
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string | null;
  booked: BookedView | null;
  idempotencyKey: string;
};
