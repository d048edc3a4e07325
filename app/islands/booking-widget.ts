import { BookingWidget } from '#app/pages/booking/booking-widget.tsx';
import { hydrated } from './hydrate.tsx';

export const mount = hydrated('booking-widget', BookingWidget);
