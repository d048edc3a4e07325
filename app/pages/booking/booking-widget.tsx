import { type ComponentType, useEffect, useState } from 'react';
import { BookedPanel } from '#app/pages/booking/booked/booked-panel.tsx';
import { DetailsForm } from '#app/pages/booking/details/details-form.tsx';
import { MoveForm } from '#app/pages/booking/details/move-form.tsx';
import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import { useBooking } from '#app/pages/booking/state/use-booking.ts';
import { DatePicker } from '#app/pages/booking/times/date-picker.tsx';
import { TimePicker } from '#app/pages/booking/times/time-picker.tsx';
import { cx } from '#app/ui/cx.ts';
import { BookingBenefits } from './booking-benefits.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import type { BookingView } from './view.ts';

type PartProps = { view: BookingView; state: BookingState };

/**
 * Date, time, details, confirmation: one component, drawn on the server and taken over in the browser.
 */
export function BookingWidget({ view }: { view: BookingView }) {
  const state = useBooking(view);
  const Toaster = useToaster(state.toasts);
  return (
    <>
      {state.booked ? (
        <BookedPanel view={view} booked={state.booked} zone={state.zone} />
      ) : (
        <div className="grid gap-y-6">
          <div className="relative min-w-0">
            {state.mode === 'closed' ? <ClosedPanel view={view} /> : <Choice view={view} state={state} />}
          </div>
          {!view.moving && state.mode === 'closed' && (
            <div className="overflow-hidden rounded-xl">
              <BookingBenefits text={view.text} />
            </div>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
      {Toaster && <Toaster />}
    </>
  );
}

/** From edge to edge on a phone, so that five days have room in a row. */
function Choice({ view, state }: PartProps) {
  return (
    <div
      className={cx(
        'grid gap-px overflow-hidden bg-sand-deep shadow-line max-sm:-mx-gutter sm:rounded-xl lg:grid-cols-2',
        view.row && 'in-row',
        // The picture of the call ends on this corner.
        !view.moving && 'lg:rounded-tr-none',
      )}
    >
      <DatePicker view={view} state={state} />
      <TimePicker view={view} state={state} />
      {view.moving ? (
        <MoveForm view={view} state={state} moving={view.moving} />
      ) : (
        <DetailsForm view={view} state={state} />
      )}
      {!view.moving && <BookingBenefits text={view.text} />}
    </div>
  );
}

/** Only a hydrated page shows toasts, and only after an action: their code is loaded then. */
function useToaster(wanted: boolean): ComponentType | null {
  const [toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (wanted) void import('#app/ui/toaster.tsx').then((module) => setToaster(() => module.Toaster));
  }, [wanted]);
  return toaster;
}
