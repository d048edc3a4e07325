import { lazy, Suspense } from 'react';
import { BookedPanel } from './booked-panel.tsx';
import { DatePicker } from './date-picker.tsx';
import { DetailsForm } from './details-form.tsx';
import { TimePicker } from './time-picker.tsx';
import { useBooking } from './use-booking.ts';
import type { BookingView } from './view.ts';

// Only a hydrated page shows toasts, and only after something happened.
const Toaster = lazy(() => import('#app/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Date, time, details, confirmation: one component, drawn on the server and taken over in the browser. */
export function BookingWidget({ view }: { view: BookingView }) {
  const booking = useBooking(view);
  const { text } = view;
  return (
    <>
      {booking.booked ? (
        <BookedPanel text={text} booked={booking.booked} zone={booking.zone} />
      ) : (
        <div className="grid gap-px overflow-hidden rounded-xl bg-sand-deep shadow-line lg:grid-cols-2">
          <DatePicker text={text} dates={view.dates} chosen={booking.date} onChoose={booking.chooseDate} />
          <TimePicker text={text} state={booking} onChoose={booking.chooseTime} />
          {booking.showDetails && <DetailsForm view={view} state={booking} />}
        </div>
      )}
      {booking.toasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
