import type { ZoneChoice } from '#app/pages/booking/times/use-zone.ts';
import type { Booking } from './booking-action.ts';

/** The state and actions that the widget’s parts use. */
export type BookingState = Omit<Booking, 'words' | 'rules' | 'focus'> &
  ZoneChoice & {
    toasts: boolean;
    chooseDate: (date: string) => void;
    chooseTime: (time: string) => void;
    goBack: () => void;
    submit: (form: HTMLFormElement) => void;
  };
