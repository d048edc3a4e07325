import type { LinksView } from '#app/pages/booking/view.ts';
import { allowed, type BookingAction, type Standing, standingOf } from '#domain/booking/lifecycle.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { meetLinkOf } from '#server/bookings/meet-link.ts';
import { otherZone } from '#server/bookings/when.ts';
import { meetIsAwaited } from '#server/calendar/sync/event-links.ts';
import type { Services } from '#server/ports/services.ts';

/** One call as its own pages show it. */
export type CallView = {
  state: Standing;
  when: WhenView;
  /** On the visitor's clock, where it is another one. */
  own: WhenView | null;
  minutes: number;
  name: string;
  /** The video call: its link, or none yet while Google makes it; null when there is or will be none. */
  meet: { link: string | null } | null;
  links: LinksView;
  /** What the visitor may do now. */
  allowed: readonly BookingAction[];
};

type WhenView = { date: string; time: string; zone: string };

export async function callView(services: Services, booking: Booking): Promise<CallView> {
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const own = otherZone(booking, zone);
  const state = standingOf(booking, now);
  return {
    state,
    when: when(booking.startsAt, zone),
    own: own === null ? null : when(booking.startsAt, own),
    minutes: (booking.endsAt - booking.startsAt) / 60_000,
    name: booking.name,
    meet: state === 'confirmed' || state === 'begun' ? await meetOf(services, booking.id) : null,
    links: bookingLinks(services, booking, zone),
    allowed: allowed(booking, now, 'visitor'),
  };
}

function when(at: number, zone: string): WhenView {
  return {
    date: formatInstantDate(at, zone),
    time: formatInstantTime(at, zone),
    zone: `${zone.replaceAll('_', ' ')}, ${zoneName(at, zone)}`,
  };
}

async function meetOf({ db }: Services, bookingId: string): Promise<CallView['meet']> {
  const link = await meetLinkOf(db.query, bookingId);
  return link !== null || (await meetIsAwaited(db.query, bookingId)) ? { link } : null;
}
