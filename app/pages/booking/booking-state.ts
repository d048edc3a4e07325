import type { Booking } from './booking-action.ts';
import type { ZoneChoice } from './use-zone.ts';

/** The booking as the widget's parts see it, with what a visitor can do. */
export type BookingState = Omit<Booking, 'words' | 'focus'> &
  ZoneChoice & {
    toasts: boolean;
    chooseDate: (date: string) => void;
    chooseTime: (time: string) => void;
    goBack: () => void;
    submit: (form: HTMLFormElement) => void;
  };
