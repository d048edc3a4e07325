import type { BookingMode } from '#domain/booking/mode.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatDate } from '#domain/format/date-time.ts';
import type { BookedView, BookingView, Missed } from './view.ts';

type Hold = { state: 'none' | 'over' } | { state: 'held'; until: number };

/** Where the focus goes once the state is on the page; `error` is the first refused field, or else the message. */
type Focus = 'times-title' | 'details-title' | 'closed-title' | 'booking-message' | 'error';

/** Everything the booking widget shows, from choosing a date to the confirmation. */
export type Booking = {
  words: { full: string; closed: string };
  date: string | null;
  time: string | null;
  /** The date or time of the address could not be chosen, and no other one has been since. */
  missed: Missed;
  slots: SlotView[];
  mode: BookingMode;
  loading: boolean;
  hold: Hold;
  /** The details are asked for; what is typed there stays when the visitor goes back. */
  showDetails: boolean;
  /** Scripts run: what only they can know may be shown. */
  live: boolean;
  sending: boolean;
  fields: Record<string, string>;
  message: string | null;
  /** Booking failed and so did the enquiry in its place: other ways are shown. */
  failed: boolean;
  booked: BookedView | null;
  announcement: string;
  /** A new object each time the focus is to move. */
  focus: { on: Focus } | null;
};

export type BookingAction =
  | { type: 'hydrated' }
  | { type: 'date-chosen'; date: string }
  | { type: 'day-loaded'; date: string; slots: SlotView[]; mode: BookingMode }
  | { type: 'time-chosen'; time: string }
  | { type: 'held'; until: number }
  | { type: 'hold-over' }
  | { type: 'hold-refused' }
  | { type: 'went-back' }
  /** Somebody else was faster: what is still free that day. */
  | { type: 'taken'; message: string; slots: SlotView[] }
  /** The owner has stopped taking calls. */
  | { type: 'closed' }
  | { type: 'submitted' }
  | { type: 'booked'; booked: BookedView }
  | { type: 'refused'; message: string; fields: Record<string, string> }
  | { type: 'failed' };

/** The state that the server has drawn. */
export function bookingOf(view: BookingView): Booking {
  const { date, time, missed, slots, mode, fields, message, booked, text } = view;
  return {
    words: { full: text.times.noneTitle, closed: `${text.closed.title}. ${text.closed.text}` },
    date,
    time,
    missed,
    slots,
    mode,
    loading: false,
    hold: { state: 'none' },
    showDetails: time !== null || message !== null,
    live: false,
    sending: false,
    fields,
    message,
    failed: false,
    booked,
    announcement: '',
    focus: null,
  };
}

const noAnswer = { fields: {}, message: null, failed: false } as const;
const noHold = { state: 'none' } as const;

/** What follows from an event. Pure: asking the server and moving the focus is left to `useBooking`. */
export function nextBooking(state: Booking, event: BookingAction): Booking {
  switch (event.type) {
    case 'hydrated':
      return { ...state, live: true };
    case 'date-chosen': {
      const chosen = { date: event.date, time: null, missed: null };
      return { ...state, ...chosen, ...noAnswer, loading: true, hold: noHold };
    }
    case 'day-loaded':
      return dayLoaded(state, event);
    case 'time-chosen': {
      const chosen = { time: event.time, missed: null, showDetails: true };
      return { ...state, ...chosen, ...noAnswer, focus: { on: 'details-title' } };
    }
    case 'held':
      return { ...state, hold: { state: 'held', until: event.until } };
    case 'hold-over':
      return state.hold.state === 'held' ? { ...state, hold: { state: 'over' } } : state;
    case 'hold-refused':
      return { ...state, hold: noHold };
    case 'went-back': {
      const back = { time: null, showDetails: false, hold: noHold };
      return { ...state, ...noAnswer, ...back, focus: { on: 'times-title' } };
    }
    case 'taken':
      return taken(state, event);
    case 'closed':
      return closed({ ...state, sending: false });
    case 'submitted':
      return { ...state, ...noAnswer, sending: true };
    case 'booked':
      return { ...state, sending: false, hold: noHold, booked: event.booked };
    case 'refused': {
      const { message, fields } = event;
      return { ...state, sending: false, message, fields, failed: false, focus: { on: 'error' } };
    }
    case 'failed':
      return { ...state, ...noAnswer, sending: false, failed: true };
  }
}

/** The times of a date that is no longer the chosen one come too late. */
function dayLoaded(state: Booking, event: Extract<BookingAction, { type: 'day-loaded' }>): Booking {
  const { date, slots, mode } = event;
  if (!state.loading || date !== state.date) return state;
  if (mode === 'closed') return closed({ ...state, loading: false });
  const free = slots.filter((slot) => slot.available).length;
  const count = free === 1 ? '1 free time' : `${free} free times`;
  const announcement = `${formatDate(date)}: ${free === 0 ? state.words.full : count}`;
  return { ...state, loading: false, slots, mode, announcement, focus: { on: 'times-title' } };
}

function taken(state: Booking, event: Extract<BookingAction, { type: 'taken' }>): Booking {
  const { slots, message } = event;
  const focus = { on: 'booking-message' } as const;
  return { ...state, ...noAnswer, sending: false, time: null, slots, message, hold: noHold, focus };
}

/** Nothing chosen so far can be booked any more: the panel with the other ways takes its place. */
function closed(state: Booking): Booking {
  const focus = { on: 'closed-title' } as const;
  return { ...state, slots: [], mode: 'closed', hold: noHold, announcement: state.words.closed, focus };
}
