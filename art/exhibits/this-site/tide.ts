import { type TideDay, tideDay, type Water } from '#domain/shore/tide.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** Christmas Day 2026: a day that stays as it was computed. */
export const drawnDay = (): TideDay => tideDay(Date.UTC(2026, 11, 25, 12));

/** When a water comes, by the clocks of the UK. */
export const timeOf = ({ at }: Water): string => clock.format(at);

/** The low water of that morning, or the high water after its sunset. */
export function drawnWater(kind: Water['kind']): Water {
  const { waters } = drawnDay();
  const water =
    kind === 'low' ? waters.find((one) => one.kind === kind) : waters.findLast((one) => one.kind === kind);
  if (!water) throw new Error(`The drawn day has no ${kind} water.`);
  return water;
}
