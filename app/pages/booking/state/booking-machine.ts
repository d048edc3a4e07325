import type { BookingView } from '#app/pages/booking/view.ts';
import { say } from '#content/say.ts';
import { sayDate } from '#content/say-dates.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import type { Booking, WidgetAction } from './booking-action.ts';
import { withReasons } from './why-not.ts';

/** The initial state, as the server has drawn it. */
export function bookingOf(view: BookingView): Booking {
  const { date, time, missed, slots, mode, now, fields, message, booked, text } = view;
  const { noticeMinutes, hostZone } = view;
  return {
    words: { full: text.times.noneTitle, closed: `${text.closed.title}. ${text.closed.text}` },
    rules: { noticeMinutes, hostZone },
    date,
    pressedDate: null,
    pressedTime: null,
    time,
    missed,
    slots,
    mode,
    now,
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
const nonePressed = { pressedDate: null, pressedTime: null } as const;
const noHold = { state: 'none' } as const;

/** The reducer. Pure: `useBooking` calls the server and moves the focus. */
export function nextBooking(state: Booking, action: WidgetAction): Booking {
  switch (action.type) {
    case 'hydrated':
      return { ...state, live: true };
    case 'date-pressed':
      return { ...state, pressedDate: action.date };
    case 'date-chosen': {
      const chosen = { date: action.date, time: null, missed: null, showDetails: false };
      return { ...state, ...chosen, ...nonePressed, ...noAnswer, loading: true, hold: noHold };
    }
    case 'day-loaded':
      return dayLoaded(state, action);
    case 'time-pressed':
      return { ...state, pressedTime: action.time };
    case 'time-chosen':
      return timeChosen(state, action.time);
    case 'held':
      return { ...state, hold: { state: 'held', until: action.until } };
    case 'hold-over':
      return state.hold.state === 'held' ? { ...state, hold: { state: 'over' } } : state;
    case 'hold-refused':
      return { ...state, hold: noHold };
    case 'went-back': {
      const back = { time: null, missed: null, showDetails: false, loading: false, hold: noHold };
      const focus = { on: action.to === 'dates' ? 'dates-title' : 'times-title' } as const;
      return {
        ...state,
        ...noAnswer,
        ...back,
        ...(action.to === 'dates' && { date: null, slots: [] }),
        focus,
      };
    }
    case 'taken':
      return taken(state, action);
    case 'closed':
      return closed({ ...state, sending: false });
    case 'submitted':
      return { ...state, ...noAnswer, sending: true };
    case 'booked':
      return { ...state, sending: false, hold: noHold, booked: action.booked };
    case 'refused': {
      const { message, fields } = action;
      return { ...state, sending: false, message, fields, failed: false, focus: { on: 'error' } };
    }
    case 'failed':
      return { ...state, ...noAnswer, sending: false, failed: true, focus: { on: 'booking-message' } };
  }
}

function timeChosen(state: Booking, time: string): Booking {
  const chosen = { time, missed: null, showDetails: true };
  return { ...state, ...chosen, ...nonePressed, ...noAnswer, focus: { on: 'details-title' } };
}

/** The slot of a time as it stands in an address, if it can be chosen. */
export function freeSlot(slots: SlotView[], time: string | null | undefined): SlotView | undefined {
  return slots.find((slot) => slot.available && slot.start.slice(0, 5) === time?.slice(0, 5));
}

/** Ignores times that arrive after another date was chosen. */
function dayLoaded(state: Booking, action: Extract<WidgetAction, { type: 'day-loaded' }>): Booking {
  const { date, slots, mode, now, time } = action;
  if (!state.loading || date !== state.date) return state;
  if (mode === 'closed') return closed({ ...state, loading: false });
  const free = slots.filter((slot) => slot.available).length;
  const count = free === 1 ? say('1 free time') : say('{count} free times', { count: free });
  const announcement = `${sayDate(date)}: ${free === 0 ? state.words.full : count}`;
  const shown = withReasons(slots, date, { ...state.rules, now });
  const loaded = { ...state, loading: false, slots: shown, mode, now, announcement };
  const slot = freeSlot(slots, time);
  if (slot) return timeChosen(loaded, slot.start);
  const missed = time && free > 0 ? 'time' : null;
  return { ...loaded, missed, focus: { on: 'times-title' } };
}

function taken(state: Booking, action: Extract<WidgetAction, { type: 'taken' }>): Booking {
  const { rules, now } = state;
  const { message } = action;
  const slots = state.date ? withReasons(action.slots, state.date, { ...rules, now }) : [];
  const focus = { on: 'booking-message' } as const;
  return { ...state, ...noAnswer, sending: false, time: null, slots, message, hold: noHold, focus };
}

/** Nothing can be booked any more: the panel with the other ways takes the place of the choice. */
function closed(state: Booking): Booking {
  const focus = { on: 'closed-title' } as const;
  return { ...state, slots: [], mode: 'closed', hold: noHold, announcement: state.words.closed, focus };
}
