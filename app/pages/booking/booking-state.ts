import type { BookingMode } from '#domain/booking/mode.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import type { Hold } from './use-hold.ts';
import type { ZoneChoice } from './use-zone.ts';
import type { BookedView, Missed } from './view.ts';

export type BookingState = ZoneChoice & {
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
  toasts: boolean;
  chooseDate: (date: string) => void;
  chooseTime: (time: string) => void;
  goBack: () => void;
  submit: (form: HTMLFormElement) => void;
};
