import type { bookingManage } from '#content/booking-manage.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { otherZone } from '#server/bookings/when.ts';
import type { Services } from '#server/services.ts';
import type { LinksView } from '../view.ts';

/** One call as its own pages show it. */
export type CallView = {
  state: keyof typeof bookingManage.states;
  when: WhenView;
  /** On the visitor's clock, where it is another one. */
  own: WhenView | null;
  minutes: number;
  name: string;
  links: LinksView;
  /** It stands or is asked for, and has not begun. */
  changeable: boolean;
};

type WhenView = { date: string; time: string; zone: string };

export async function callView(services: Services, booking: Booking): Promise<CallView> {
  const { zone } = await loadRules(services.db.query);
  const begun = booking.startsAt <= services.clock.now();
  const own = otherZone(booking, zone);
  return {
    state: stateOf(booking, begun),
    when: when(booking.startsAt, zone),
    own: own === null ? null : when(booking.startsAt, own),
    minutes: (booking.endsAt - booking.startsAt) / 60_000,
    name: booking.name,
    links: bookingLinks(services, booking, zone),
    changeable: !begun && (booking.status === 'confirmed' || booking.status === 'requested'),
  };
}

function when(at: number, zone: string): WhenView {
  return {
    date: formatInstantDate(at, zone),
    time: formatInstantTime(at, zone),
    zone: `${zone.replaceAll('_', ' ')}, ${zoneName(at, zone)}`,
  };
}

function stateOf(booking: Booking, begun: boolean): CallView['state'] {
  const { status } = booking;
  if (status === 'cancelled' || status === 'declined') return status;
  return begun || status === 'done' || status === 'no-show' ? 'over' : status;
}
