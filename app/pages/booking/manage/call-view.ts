import { howTold, type ToldHow } from '#app/pages/booking/booked/how-view.ts';
import type { LinksView } from '#app/pages/booking/view.ts';
import { say } from '#content/say.ts';
import { sayInstantDate, sayInstantTime } from '#content/say-dates.ts';
import { allowed, type BookingAction, type Standing, standingOf } from '#domain/booking/lifecycle.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { zoneName } from '#domain/format/instant.ts';
import { placeOf } from '#domain/format/other-clock.ts';
import { type TideThen, tideThen } from '#domain/shore/tide-then.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { inCalendars } from '#server/bookings/in-calendars.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { talkNow } from '#server/bookings/talk.ts';
import { otherZone } from '#server/bookings/when.ts';
import type { Services } from '#server/ports/services.ts';

/** One call as its own pages show it. */
export type CallView = {
  state: Standing;
  when: WhenView;
  /** On the visitor's clock, where it is another one. */
  own: WhenView | null;
  /** The sea when it begins; null when it will not. */
  tide: TideThen | null;
  minutes: number;
  name: string;
  /** How it is held; null when it will not be. */
  how: ToldHow | null;
  links: LinksView;
  /** The actions that the visitor may take now. */
  allowed: readonly BookingAction[];
};

/** True when the call is ahead or taking place. */
const withTalk: ReadonlySet<Standing> = new Set(['requested', 'confirmed', 'begun']);

type WhenView = { date: string; time: string; zone: string; place: string };

export async function callView(services: Services, booking: Booking): Promise<CallView> {
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const own = otherZone(booking, zone);
  const state = standingOf(booking, now);
  const talk = await talkNow(services.db.query, booking);
  const known = await inCalendars(services.db.query, booking);
  return {
    state,
    when: when(booking.startsAt, zone),
    own: own === null ? null : when(booking.startsAt, own),
    tide: withTalk.has(state) ? tideThen(booking.startsAt) : null,
    minutes: (booking.endsAt - booking.startsAt) / minuteMs,
    name: booking.name,
    how: withTalk.has(state) ? howTold(talk) : null,
    links: bookingLinks(services, booking, { talk, known }),
    allowed: allowed(booking, now, 'visitor'),
  };
}

function when(at: number, zone: string): WhenView {
  return {
    date: sayInstantDate(at, zone),
    time: sayInstantTime(at, zone),
    zone: `${zone.replaceAll('_', ' ')}, ${zoneName(at, zone)}`,
    place: placeOf(zone),
  };
}

/** When the call is in one line, on the visitor's clock first where it is another one. */
export function bothClocks({ when, own }: CallView): string {
  const [first, second] = own ? [own, when] : [when];
  const text = at(first);
  if (!second) return text;
  const there = second.date === first.date ? second.time : at(second);
  return say('{here} ({there} in {place})', { here: text, there, place: second.place });
}

const at = ({ date, time }: WhenView) => say('{date} at {time}', { date, time });
