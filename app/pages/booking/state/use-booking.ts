import { useEffect, useReducer, useRef, useState } from 'react';
import { afterPaint, painted } from '#app/browser/after-paint.ts';
import { forgetPrefill } from '#app/pages/booking/details/prefill-names.ts';
import { useZone } from '#app/pages/booking/times/use-zone.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { say } from '#content/say.ts';
import { bookingOf, freeSlot, nextBooking } from './booking-machine.ts';
import type { BookingState } from './booking-state.ts';
import { focusOn, focusOnFirstError } from './focus.ts';
import { levelOf, type Place, placeIn } from './place.ts';
import { sendBooking } from './send-booking.ts';
import { fetchSlots } from './slot-calls.ts';
import { useAddress } from './use-address.ts';
import { useHold } from './use-hold.ts';
import { useToasts } from './use-toasts.ts';

/** Connects the reducer (booking-machine.ts) with the server, the focus and the toasts. */
export function useBooking(view: BookingView): BookingState {
  const [{ words: _, rules: _rules, focus, ...state }, dispatch] = useReducer(nextBooking, view, bookingOf);
  const { toasts, toast } = useToasts();
  const zone = useZone(view);
  const hold = useHold(view, dispatch);

  const openedAt = useRef(0);
  /** Whether the form has been pressed, and nobody sees yet that it is sent. */
  const underWay = useRef(false);
  const address = useAddress((place) => void walkTo(place));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the server drew
  useEffect(() => {
    openedAt.current = performance.now();
    dispatch({ type: 'hydrated' });
    forgetPrefill();
    const here = placeIn(location.search);
    const returned = address.isKnown();
    // A form that was posted and came back has nothing in its address.
    if (levelOf(view) > levelOf(here) && !isUnasked(view, here)) address.replace(view);
    else address.mark();
    if (view.date && view.time) void hold.take(view.date, view.time);
    // Reloaded: what the server drew still had this page's own hold, given back since.
    else if (view.date && view.missed === 'time' && returned) void load(view.date, here.time);
  }, []);

  useEffect(() => {
    if (focus?.on === 'error') focusOnFirstError('details', 'booking-message');
    else if (focus) focusOn(focus.on);
  }, [focus]);

  const load = async (date: string, time: string | null = null) => {
    hold.release();
    dispatch({ type: 'date-chosen', date });
    const day = await fetchSlots(date, view);
    const now = view.now + performance.now() - openedAt.current;
    dispatch({ type: 'day-loaded', date, time, now, ...day });
    const slot = freeSlot(day.slots, time);
    const here = placeIn(location.search);
    if (slot && here.date === date && here.time) void hold.take(date, slot.start);
  };

  const chooseDate = (date: string) => {
    dispatch({ type: 'date-pressed', date });
    afterPaint(() => {
      address.show({ date, time: null });
      void load(date);
    });
  };

  const takeTime = (date: string, time: string) => {
    dispatch({ type: 'time-chosen', time });
    void hold.take(date, time);
  };

  const chooseTime = (time: string) => {
    const { date, pressedDate } = state;
    // These times are those of a day that is about to go.
    if (!date || pressedDate) return;
    dispatch({ type: 'time-pressed', time });
    afterPaint(() => {
      address.show({ date, time });
      takeTime(date, time);
    });
  };

  const goBack = () => {
    const { date } = state;
    // The press is painted first: the form that goes and the times that come are much to lay out.
    afterPaint(() => {
      dispatch({ type: 'went-back' });
      address.show({ date, time: null });
      hold.release();
    });
  };

  /** Back or Forward of the browser. */
  const walkTo = async ({ date: named, time }: Place) => {
    const date = named ?? view.first;
    // What is booked is done: another call begins with a fresh form.
    if (state.booked) return location.reload();
    if (date === state.date && time === (state.time?.slice(0, 5) ?? null)) return;
    if (date && date !== state.date) return load(date, time);
    const slot = freeSlot(state.slots, time);
    if (date && slot) return takeTime(date, slot.start);
    // Taken meanwhile: the form that says so stays.
    if (time) return state.showDetails ? undefined : load(date ?? '', time);
    hold.release();
    dispatch({ type: 'went-back', ...(!date && { to: 'dates' }) });
  };

  const submit = async (form: HTMLFormElement) => {
    if (state.sending || underWay.current) return;
    const filled = new FormData(form);
    // The press is painted first, then that the call is being booked.
    underWay.current = true;
    await painted();
    underWay.current = false;
    dispatch({ type: 'submitted' });
    await painted();
    const outcome = await sendBooking(filled, view);
    switch (outcome.kind) {
      case 'booked':
        // The booking has ended the hold.
        hold.forget();
        dispatch({ type: 'booked', booked: outcome.booked });
        address.replace({ date: null, time: null });
        toast('success', say('Success!'), outcome.message || say(submitted));
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
        toast('error', say('Error'), say(notSubmitted));
        break;
      case 'refused': {
        const { message, fields, slots } = outcome;
        dispatch(slots ? { type: 'taken', message, slots } : { type: 'refused', message, fields });
        toast('error', say('Error'), message);
      }
    }
  };

  return {
    ...zone,
    ...state,
    toasts,
    ...useLatest({ chooseDate, chooseTime, goBack, submit: (form: HTMLFormElement) => void submit(form) }),
  };
}

type Actions = Pick<BookingState, 'chooseDate' | 'chooseTime' | 'goBack' | 'submit'>;

/** The same functions for as long as the widget stands, which do what the latest ones do: no part is drawn for them. */
function useLatest(actions: Actions): Actions {
  const latest = useRef(actions);
  latest.current = actions;
  const [same] = useState<Actions>(() => ({
    chooseDate: (date) => latest.current.chooseDate(date),
    chooseTime: (time) => latest.current.chooseTime(time),
    goBack: () => latest.current.goBack(),
    submit: (form) => latest.current.submit(form),
  }));
  return same;
}

/** The day that is shown to those who have chosen none. */
const isUnasked = (view: BookingView, here: Place) => !here.date && !view.time && view.date === view.first;

// Specification, section 8.
const submitted = 'Your discovery call request has been submitted successfully.';
const notSubmitted = 'Failed to submit your discovery call request. Please try again.';
