import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/ui/toast-store.ts';
import { type SlotView, usualSlots } from '#domain/booking/usual-slots.ts';
import { fetchSlots, sendBooking } from './booking-calls.ts';
import type { BookedView, BookingView } from './view.ts';

export type BookingState = {
  date: string | null;
  time: string | null;
  slots: SlotView[];
  loading: boolean;
  /** The real availability could not be read: times are requested, not booked. */
  onRequest: boolean;
  /** The visitor's own zone; null until the browser has told it. */
  zone: string | null;
  showDetails: boolean;
  /** Name and e-mail are filled in, as far as the browser knows. */
  complete: boolean;
  sending: boolean;
  fields: Record<string, string>;
  message: string | null;
  booked: BookedView | null;
  toasts: boolean;
  chooseDate: (date: string) => void;
  chooseTime: (time: string) => void;
  submit: (form: HTMLFormElement) => void;
};

/** The booking widget's state, from choosing a date to the confirmation. */
export function useBooking(view: BookingView): BookingState {
  const [date, setDate] = useState(view.date);
  const [time, setTime] = useState(view.time);
  const [slots, setSlots] = useState(view.slots);
  const [loading, setLoading] = useState(false);
  const [onRequest, setOnRequest] = useState(false);
  const [zone, setZone] = useState<string | null>(null);
  const [showDetails, setShowDetails] = useState(view.time !== null || view.message !== null);
  const [sending, setSending] = useState(false);
  const [fields, setFields] = useState(view.fields);
  const [message, setMessage] = useState(view.message);
  const [booked, setBooked] = useState(view.booked);
  const [toasts, setToasts] = useState(false);
  const asked = useRef(0);

  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? null), []);

  const toast = (tone: 'success' | 'error', title: string, description: string) => {
    setToasts(true);
    showToast({ tone, title, description });
  };

  const chooseDate = async (chosen: string) => {
    const question = ++asked.current;
    setDate(chosen);
    setTime(null);
    setLoading(true);
    setMessage(null);
    const found = await fetchSlots(chosen);
    if (question !== asked.current) return;
    setSlots(found ?? usualSlots());
    setOnRequest(found === null);
    setLoading(false);
    focusOn('times-title');
  };

  const chooseTime = (chosen: string) => {
    setTime(chosen);
    setShowDetails(true);
    setMessage(null);
    focusOn('details-title');
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending) return;
    setSending(true);
    setFields({});
    setMessage(null);
    const outcome = await sendBooking(new FormData(form), { onRequest, view });
    setSending(false);
    if (outcome.kind === 'booked') {
      setBooked(outcome.booked);
      toast('success', 'Success!', outcome.message);
      return;
    }
    setFields(outcome.fields ?? {});
    setMessage(outcome.message);
    if (outcome.slots) {
      setSlots(outcome.slots);
      setTime(null);
    }
    if (outcome.kind === 'failed') toast('error', 'Error', outcome.message);
    focusOnFirstError(form);
  };

  return {
    date,
    time,
    slots,
    loading,
    onRequest,
    zone,
    showDetails,
    complete: true,
    sending,
    fields,
    message,
    booked,
    toasts,
    chooseDate: (chosen) => void chooseDate(chosen),
    chooseTime,
    submit: (form) => void submit(form),
  };
}

/** After the next paint: what has the focus must be there first. */
function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

function focusOnFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
