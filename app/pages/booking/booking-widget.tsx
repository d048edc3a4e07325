import { type ComponentType, useEffect, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { BookedPanel } from './booked-panel.tsx';
import { BookingBenefits } from './booking-benefits.tsx';
import type { BookingState } from './booking-state.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { DatePicker } from './date-picker.tsx';
import { DetailsForm } from './details-form.tsx';
import { MoveForm } from './move-form.tsx';
import { TimePicker } from './time-picker.tsx';
import { useBooking } from './use-booking.ts';
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
