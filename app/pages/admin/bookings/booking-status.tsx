import { Tag, type TagTone } from '#app/pages/admin/parts/tag.tsx';
import type { BookingStatus } from '#domain/booking/lifecycle.ts';

export const bookingStatusWords: Record<BookingStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  done: 'Done',
  'no-show': 'No show',
};

const tones: Record<BookingStatus, TagTone> = {
  requested: 'asks',
  confirmed: 'open',
  cancelled: 'over',
  declined: 'over',
  done: 'over',
  'no-show': 'over',
};

/** The state of a booking as a word in a tag. */
export function BookingStatusTag({ status }: { status: BookingStatus }) {
  return <Tag tone={tones[status]}>{bookingStatusWords[status]}</Tag>;
}
