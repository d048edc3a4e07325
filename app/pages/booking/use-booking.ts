import { useEffect, useRef, useState } from 'react';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatDate } from '#domain/format/date-time.ts';
import type { BookingState } from './booking-state.ts';
import { focusOn, focusOnFirstError } from './focus.ts';
import { forgetPrefill } from './prefill-names.ts';
import { sendBooking } from './send-booking.ts';
import { fetchSlots } from './slot-calls.ts';
import { useHold } from './use-hold.ts';
import { useToasts } from './use-toasts.ts';
import { useZone } from './use-zone.ts';
import type { BookingView } from './view.ts';

/** The booking widget's state, from choosing a date to the confirmation. */
export function useBooking(view: BookingView): BookingState {
  const [date, setDate] = useState(view.date);
  const [time, setTime] = useState(view.time);
  const [{ slots, mode }, setDay] = useState({ slots: view.slots, mode: view.mode });
  const [loading, setLoading] = useState(false);
  const [showDetails, setShowDetails] = useState(view.time !== null || view.message !== null);
  const [sending, setSending] = useState(false);
  const [{ fields, message, failed }, setAnswer] = useState<FormAnswer>({ ...noAnswer, ...answerOf(view) });
  const [booked, setBooked] = useState(view.booked);
  const [missed, setMissed] = useState(view.missed);
  const [announcement, announce] = useState('');
  const [live, setLive] = useState(false);
  const asked = useRef(0);
  const { toasts, toast } = useToasts();
  const zone = useZone(view.hostZone);
  const { hold, take, release, spend } = useHold(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the server drew
  useEffect(() => {
    setLive(true);
    forgetPrefill();
    if (view.date && view.time) void keep(view.date, view.time);
  }, []);

  const showTaken = (taken: { message: string; slots: SlotView[] }) => {
    setDay((day) => ({ ...day, slots: taken.slots }));
    setTime(null);
    setAnswer({ ...noAnswer, message: taken.message });
    focusOn('booking-message');
  };

  /** Nothing chosen so far can be booked any more: the panel with the other ways takes its place. */
  const showClosed = () => {
    release();
    setDay({ slots: [], mode: 'closed' });
    announce(`${view.text.closed.title}. ${view.text.closed.text}`);
    focusOn('closed-title');
  };

  const keep = async (chosenDate: string, chosenTime: string) => {
    const outcome = await take(chosenDate, chosenTime);
    if (outcome?.kind === 'taken') showTaken(outcome);
    if (outcome?.kind === 'closed') showClosed();
  };

  const chooseDate = async (chosen: string) => {
    const question = ++asked.current;
    release();
    setDate(chosen);
    setTime(null);
    setMissed(null);
    setLoading(true);
    setAnswer(noAnswer);
    const day = await fetchSlots(chosen, view);
    if (question !== asked.current) return;
    setLoading(false);
    if (day.mode === 'closed') {
      showClosed();
      return;
    }
    setDay(day);
    const free = day.slots.filter((slot) => slot.available).length;
    announce(`${formatDate(chosen)}: ${free === 0 ? view.text.times.noneTitle : `${free} free times`}`);
    focusOn('times-title');
  };

  const chooseTime = (chosen: string) => {
    setTime(chosen);
    setMissed(null);
    setShowDetails(true);
    setAnswer(noAnswer);
    if (date) void keep(date, chosen);
    focusOn('details-title');
  };

  const goBack = () => {
    release();
    setTime(null);
    setShowDetails(false);
    setAnswer(noAnswer);
    focusOn('times-title');
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending) return;
    setSending(true);
    setAnswer(noAnswer);
    const outcome = await sendBooking(new FormData(form), view);
    setSending(false);
    if (outcome.kind === 'booked') {
      spend();
      setBooked(outcome.booked);
      toast('success', 'Success!', outcome.message || submitted);
      return;
    }
    if (outcome.kind === 'closed') {
      showClosed();
      return;
    }
    if (outcome.kind === 'failed') {
      setAnswer({ ...noAnswer, failed: true });
      toast('error', 'Error', notSubmitted);
      return;
    }
    toast('error', 'Error', outcome.message);
    if (outcome.slots) {
      showTaken({ message: outcome.message, slots: outcome.slots });
      return;
    }
    setAnswer({ ...noAnswer, message: outcome.message, fields: outcome.fields ?? {} });
    focusOnFirstError(form, 'booking-message');
  };

  return {
    ...zone,
    date,
    time,
    missed,
    slots,
    mode,
    loading,
    hold,
    showDetails,
    live,
    sending,
    fields,
    message,
    failed,
    booked,
    announcement,
    toasts,
    chooseDate: (chosen) => void chooseDate(chosen),
    chooseTime,
    goBack,
    submit: (form) => void submit(form),
  };
}

type FormAnswer = { fields: Record<string, string>; message: string | null; failed: boolean };
const noAnswer: FormAnswer = { fields: {}, message: null, failed: false };
const answerOf = ({ fields, message }: BookingView) => ({ fields, message });

// Specification, section 8.
const submitted = 'Your discovery call request has been submitted successfully.';
const notSubmitted = 'Failed to submit your discovery call request. Please try again.';
