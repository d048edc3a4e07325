/** The time left, in the four fields that the page shows, and whether there is none. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number; over: boolean };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What the countdown shows at `now`. Days are 24 hours long, also across a change of the clocks, since it
 * counts time that passes. A started second counts as a whole one, so zeros mean that it is really over.
 */
export function countdown(endsAt: number, now: number): Countdown {
  const left = Math.ceil(Math.max(0, endsAt - now) / second) * second;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
    over: left === 0,
  };
}
