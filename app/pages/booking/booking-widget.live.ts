import { hydrated } from '#app/islands/hydrate.tsx';
import { BookingWidget } from './booking-widget.tsx';

export const mount = hydrated('booking-widget', BookingWidget);
