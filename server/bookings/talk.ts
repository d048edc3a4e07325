import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { isKept } from '#domain/booking/lifecycle.ts';
import { type CallWish, type Talk, talkLine, talkOf, type Way, wayOf } from '#domain/booking/talk.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import type { Queries } from '#server/db/db.ts';
import type { Booking } from './booking.ts';

/** How the owner wishes calls to be held: as chosen in the browser, or else as the content has it. */
export async function callWish(queries: Queries): Promise<CallWish> {
  return { ...site.call, ...(await loadPolicy(queries)).talk };
}

/** The way of a call that is booked now. */
export async function wayNow(queries: Queries): Promise<Way> {
  return (await talkOfNew(queries)).way;
}

/** Whether a calendar is connected, which makes a link for each call. */
export async function isConnected(queries: Queries): Promise<boolean> {
  const connection = await queries
    .selectFrom('calendar_connections')
    .select('state')
    .where('state', '=', 'connected')
    .executeTakeFirst();
  return connection !== undefined;
}

/** How a call that is booked now is held; it keeps both, whatever the owner chooses later. */
export async function talkOfNew(queries: Queries): Promise<{ way: Way; room: string | null }> {
  const wish = await callWish(queries);
  const way = wayOf(wish, await isConnected(queries));
  return { way, room: way === 'video' ? wish.room : null };
}

/**
 * Where a video call takes place: in the owner's own room, or at the link that Google has made for it. Null until
 * there is one; a call that is not settled has none.
 */
async function linkOf(
  queries: Queries,
  booking: Pick<Booking, 'id' | 'way' | 'room' | 'status'>,
): Promise<string | null> {
  if (booking.way !== 'video' || !isKept(booking)) return null;
  if (booking.room !== null) return booking.room;
  const event = await queries
    .selectFrom('calendar_events')
    .select('meet_link')
    .where('booking_id', '=', booking.id)
    .where('state', '=', 'present')
    .executeTakeFirst();
  return event?.meet_link ?? null;
}

/** How a call is held, as known now. */
export async function talkNow(queries: Queries, booking: Booking): Promise<Talk> {
  return talkOf(booking, await linkOf(queries, booking));
}

/**
 * What the event in Google's calendar says of it, which reaches its guest: nothing that a visitor typed, and nothing
 * that Google adds by itself, as its own link. Null where that leaves nothing.
 */
export function talkOfEvent(booking: Booking): Talk | null {
  if (meetsByGoogle(booking)) return null;
  const talk = talkOf(booking, booking.room);
  return talk.kind === 'ring' ? { kind: 'ring', number: null } : talk;
}

/** Whether Google is to make the link of the call. */
export function meetsByGoogle({ way, room }: Pick<Booking, 'way' | 'room'>): boolean {
  return way === 'video' && room === null;
}

/** How the call is held, in lines of plain text for calendars; with the notice of a recording, where there is one. */
export function talkLines(talk: Talk | null): string[] {
  return [...(talk ? [talkLine(talk, call.told)] : []), ...(site.call.recorded ? [call.recorded] : [])];
}

/** Where it takes place, in a few words for calendars; absent while that is not known. */
export function placeOf(talk: Talk | null): { location?: string } {
  if (talk === null || talk.kind === 'link-awaited') return {};
  return { location: talk.kind === 'link' ? talk.link : call.place };
}
