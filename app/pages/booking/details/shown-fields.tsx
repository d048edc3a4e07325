import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView } from '#app/pages/booking/view.ts';

/** What the page says of the call, sent along: when it no longer holds, the form is shown again. */
export function ShownFields({ view, state }: { view: BookingView; state: Pick<BookingState, 'mode'> }) {
  return (
    <>
      <input type="hidden" name="shownZone" value={view.hostZone} />
      <input type="hidden" name="shownMinutes" value={view.minutes} />
      <input type="hidden" name="shownMode" value={state.mode} />
    </>
  );
}
