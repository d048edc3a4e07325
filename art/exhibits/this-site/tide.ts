import { nextWaters, type TideDay, tideAt, tideDay, type Water } from '#domain/shore/tide.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** Christmas Day 2026: a day that stays as it was computed. */
export const drawnDay = (): TideDay => tideDay(Date.UTC(2026, 11, 25, 12));

/** When a water comes, by the clocks of the UK. */
export const timeOf = ({ at }: Pick<Water, 'at'>): string => clock.format(at);

/** What a page says of the sea at an instant. */
export type Moment = { readonly metres: number; readonly rises: boolean; readonly next: string };

export function momentAt(at: number): Moment {
  const { high, low } = nextWaters(at);
  const rises = high.at < low.at;
  return { metres: tideAt(at), rises, next: timeOf(rises ? high : low) };
}

/** An hour of that day. */
export const drawnMoment = (hours: number, minutes = 0): Moment =>
  momentAt(Date.UTC(2026, 11, 25, hours, minutes));
