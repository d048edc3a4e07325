/** Where in the booking a visitor is: nothing chosen, a date, or date and time. As in the address without scripts. */
export type Place = { date: string | null; time: string | null };

/** Dates, times or details: how many choices are made. */
export function levelOf({ date, time }: Place): number {
  return date ? (time ? 2 : 1) : 0;
}

export function placeIn(search: string): Place {
  const given = new URLSearchParams(search);
  const date = given.get('date') || null;
  return { date, time: date && (given.get('time') || null) };
}

/** The first choices of a place, as many as the level has. */
export function upTo(level: number, { date, time }: Place): Place {
  return { date: level > 0 ? date : null, time: level > 1 ? time : null };
}

/** The address of a place; what else stands in the address stays. */
export function addressOf(address: string, place: Place): string {
  const url = new URL(address);
  url.searchParams.delete('date');
  url.searchParams.delete('time');
  if (place.date) url.searchParams.set('date', place.date);
  if (place.date && place.time) url.searchParams.set('time', place.time.slice(0, 5));
  url.search = url.search.replaceAll('%3A', ':');
  url.hash = ['', '#times', '#details'][levelOf(place)] ?? '';
  return url.pathname + url.search + url.hash;
}
