import { cx } from '#app/ui/cx.ts';
import { type BookingStatus, isOpen } from '#domain/booking/lifecycle.ts';

const labels: Record<BookingStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  done: 'Done',
  'no-show': 'No show',
};

/** The state of a booking as a word in a tag. */
export function BookingStatusTag({ status }: { status: BookingStatus }) {
  return (
    <span
      className={cx(
        'inline-flex rounded-pill px-3 py-1 font-medium text-xs',
        isOpen({ status }) ? 'bg-mist text-ink' : 'bg-sand text-ink-soft',
      )}
    >
      {labels[status]}
    </span>
  );
}
