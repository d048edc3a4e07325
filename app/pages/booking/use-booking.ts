import { useEffect, useReducer } from 'react';
import { bookingOf, nextBooking } from './booking-machine.ts';
import type { BookingState } from './booking-state.ts';
import { focusOn, focusOnFirstError } from './focus.ts';
import { forgetPrefill } from './prefill-names.ts';
import { sendBooking } from './send-booking.ts';
import { fetchSlots } from './slot-calls.ts';
import { useHold } from './use-hold.ts';
import { useToasts } from './use-toasts.ts';
import { useZone } from './use-zone.ts';
import type { BookingView } from './view.ts';

/** Connects the booking's states (booking-machine.ts) with the server, the focus and the toasts. */
export function useBooking(view: BookingView): BookingState {
  const [{ words: _, focus, ...state }, dispatch] = useReducer(nextBooking, view, bookingOf);
  const { toasts, toast } = useToasts();
  const zone = useZone(view.hostZone);
  const hold = useHold(view, dispatch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the server drew
  useEffect(() => {
    dispatch({ type: 'hydrated' });
    forgetPrefill();
    if (view.date && view.time) void hold.take(view.date, view.time);
  }, []);

  useEffect(() => {
    if (focus?.on === 'error') focusOnFirstError('details', 'booking-message');
    else if (focus) focusOn(focus.on);
  }, [focus]);

  const chooseDate = async (date: string) => {
    hold.release();
    dispatch({ type: 'date-chosen', date });
    const day = await fetchSlots(date, view);
    dispatch({ type: 'day-loaded', date, ...day });
  };

  const chooseTime = (time: string) => {
    dispatch({ type: 'time-chosen', time });
    if (state.date) void hold.take(state.date, time);
  };

  const goBack = () => {
    hold.release();
    dispatch({ type: 'went-back' });
  };

  const submit = async (form: HTMLFormElement) => {
    if (state.sending) return;
    dispatch({ type: 'submitted' });
    const outcome = await sendBooking(new FormData(form), view);
    switch (outcome.kind) {
      case 'booked':
        // Booking has used the hold up.
        hold.forget();
        dispatch({ type: 'booked', booked: outcome.booked });
        toast('success', 'Success!', outcome.message || submitted);
        break;
      case 'closed':
        hold.release();
        dispatch({ type: 'closed' });
        break;
      case 'changed':
        // Sent as without scripts, it comes back under the new rules with everything that was typed.
        form.submit();
        break;
      case 'failed':
        dispatch({ type: 'failed' });
        toast('error', 'Error', notSubmitted);
        break;
      case 'refused': {
        const { message, fields, slots } = outcome;
        dispatch(slots ? { type: 'taken', message, slots } : { type: 'refused', message, fields });
        toast('error', 'Error', message);
      }
    }
  };

  return {
    ...zone,
    ...state,
    toasts,
    chooseDate: (date) => void chooseDate(date),
    chooseTime,
    goBack,
    submit: (form) => void submit(form),
  };
}

// Specification, section 8.
const submitted = 'Your discovery call request has been submitted successfully.';
const notSubmitted = 'Failed to submit your discovery call request. Please try again.';
