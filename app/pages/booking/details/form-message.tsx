import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { Icon } from '#app/ui/icon.tsx';

type FormMessageProps = { view: BookingView; state: Pick<BookingState, 'message' | 'failed' | 'live'> };

/**
 * Why the booking was not made. Without scripts it is announced as an alert; with scripts the toast announces it,
 * and the focus moves here.
 */
export function FormMessage({ view, state }: FormMessageProps) {
  const { message, failed, live } = state;
  if (!message && !failed) return null;
  const { email, phone, dial } = view.contact;
  return (
    <div
      id="booking-message"
      tabIndex={-1}
      role={live ? undefined : 'alert'}
      className="mb-5 flex max-w-[49rem] gap-2.5 rounded-md bg-danger-wash p-4 font-medium text-danger"
    >
      <Icon name="warning" className="mt-1" />
      <div>
        {message && <p>{message}</p>}
        {failed && (
          <>
            <p>{view.text.failed.text}</p>
            <p className="mt-2 flex flex-wrap gap-x-6">
              <a className="inline-flex min-h-8 items-center underline" href={`mailto:${email}`}>
                {email}
              </a>
              <a className="inline-flex min-h-8 items-center underline" href={`tel:${dial}`}>
                {phone}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
