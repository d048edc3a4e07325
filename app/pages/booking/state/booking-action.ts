import type { BookedView, Missed } from '#app/pages/booking/view.ts';
import type { BookingMode } from '#domain/booking/mode.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import type { Moment, ShownSlot } from './why-not.ts';

type Hold = { state: 'none' | 'over' } | { state: 'held'; until: number };

/** Where the focus moves after the state is drawn; `error` is the first refused field, or else the message. */
type Focus = 'dates-title' | 'times-title' | 'details-title' | 'closed-title' | 'booking-message' | 'error';

/** Everything the booking widget shows, from choosing a date to the confirmation. */
export type Booking = {
  words: { full: string; closed: string };
  /** By which times are offered. */
  rules: Omit<Moment, 'now'>;
  date: string | null;
  /** Another date that was pressed; its times follow. */
  pressedDate: string | null;
  /** Another time that was pressed; its details follow. */
  pressedTime: string | null;
  time: string | null;
  /** Set while the date or time from the address cannot be chosen and no other has been. */
  missed: Missed;
  slots: ShownSlot[];
  mode: BookingMode;
  /** When the slots were read, epoch milliseconds by the server's clock. */
  now: number;
  loading: boolean;
  hold: Hold;
  /** True when the details are asked for; what is typed stays when the visitor goes back. */
  showDetails: boolean;
  /** True once scripts run, which know the visitor’s zone. */
  live: boolean;
  sending: boolean;
  fields: Record<string, string>;
  message: string | null;
  /** True when the booking failed and the enquiry in its place too: other ways are shown. */
  failed: boolean;
  booked: BookedView | null;
  announcement: string;
  /** A new object each time the focus should move. */
  focus: { on: Focus } | null;
};

export type WidgetAction =
  | { type: 'hydrated' }
  /** Shown as pressed at once; the times make room for its own when that is painted. */
  | { type: 'date-pressed'; date: string }
  | { type: 'date-chosen'; date: string }
  /** `time`: the one to choose among them, when Back or Forward led to it. */
  | {
      type: 'day-loaded';
      date: string;
      slots: SlotView[];
      mode: BookingMode;
      now: number;
      time?: string | null;
    }
  /** Shown as pressed at once; the details follow when that is painted. */
  | { type: 'time-pressed'; time: string }
  | { type: 'time-chosen'; time: string }
  | { type: 'held'; until: number }
  | { type: 'hold-over' }
  | { type: 'hold-refused' }
  /** To the times, or `to` the dates. */
  | { type: 'went-back'; to?: 'dates' }
  /** Somebody else booked the time first; `slots` are the day’s present ones. */
  | { type: 'taken'; message: string; slots: SlotView[] }
  /** The owner has stopped taking calls. */
  | { type: 'closed' }
  | { type: 'submitted' }
  | { type: 'booked'; booked: BookedView }
  | { type: 'refused'; message: string; fields: Record<string, string> }
  | { type: 'failed' };
