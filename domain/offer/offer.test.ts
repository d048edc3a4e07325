import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';
import { type OfferDates, offerPeriod, offerState } from './period.ts';
import { offerStanding, type SpotRules } from './spots.ts';

const summer: OfferDates = {
  startsOn: '2025-07-28',
  endsOn: '2025-08-31',
  endsAtTime: '23:59:59',
  timeZone: 'Europe/London',
};
const rules: SpotRules = { start: 12, everyDays: 3, capacity: 20 };
const at = (iso: string) => Date.parse(iso);
const standing = (iso: string, signUps: string[] = []) =>
  offerStanding(summer, rules, at(iso), signUps.map(at));
const spots = (iso: string, signUps: string[] = []) => standing(iso, signUps).spots;

describe('offer period', () => {
  it('runs from midnight in London to the last second, in summer time', () => {
    expect(offerPeriod(summer)).toEqual({
      startsAt: at('2025-07-27T23:00:00Z'),
      endsAt: at('2025-08-31T22:59:59Z'),
    });
  });

  it('finds the instants on both sides of a change of the clocks and of a year', () => {
    expect(offerPeriod({ ...summer, startsOn: '2025-10-25', endsOn: '2025-10-26' })).toEqual({
      startsAt: at('2025-10-24T23:00:00Z'),
      endsAt: at('2025-10-26T23:59:59Z'),
    });
    expect(offerPeriod({ ...summer, startsOn: '2026-03-29', endsOn: '2026-03-29' })).toEqual({
      startsAt: at('2026-03-29T00:00:00Z'),
      endsAt: at('2026-03-29T22:59:59Z'),
    });
    expect(offerPeriod({ ...summer, startsOn: '2025-12-20', endsOn: '2026-01-05' })).toEqual({
      startsAt: at('2025-12-20T00:00:00Z'),
      endsAt: at('2026-01-05T23:59:59Z'),
    });
  });

  it('holds in zones far from Greenwich', () => {
    expect(offerPeriod({ ...summer, timeZone: 'Pacific/Auckland' }).startsAt).toBe(
      at('2025-07-27T12:00:00Z'),
    );
    expect(offerPeriod({ ...summer, timeZone: 'America/Los_Angeles' }).endsAt).toBe(
      at('2025-09-01T06:59:59Z'),
    );
  });

  it('refuses dates that do not exist and an end before the start', () => {
    expect(() => offerPeriod({ ...summer, endsOn: '2025-02-30' })).toThrow(RangeError);
    expect(() => offerPeriod({ ...summer, endsAtTime: 'midnight' })).toThrow(RangeError);
    expect(() => offerPeriod({ ...summer, endsOn: '2025-07-27' })).toThrow('cannot end');
  });

  it('is open for exactly as long as the countdown has something left', () => {
    const period = offerPeriod(summer);
    expect(offerState(period, period.startsAt - 1)).toBe('upcoming');
    expect(offerState(period, period.startsAt)).toBe('open');
    expect(offerState(period, period.endsAt - 1)).toBe('open');
    expect(offerState(period, period.endsAt)).toBe('ended');
    for (let now = period.endsAt - 2500; now <= period.endsAt + 2500; now += 1) {
      expect(countdown(period.endsAt, now).over).toBe(offerState(period, now) === 'ended');
    }
  });
});

describe('countdown', () => {
  const { startsAt, endsAt } = offerPeriod(summer);
  const total = (now: number) => {
    const { days, hours, minutes, seconds } = countdown(endsAt, now);
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  };

  it('starts at 34 days and one second short of a 35th, and stands at zero once passed', () => {
    expect(countdown(endsAt, startsAt)).toEqual({
      days: 34,
      hours: 23,
      minutes: 59,
      seconds: 59,
      over: false,
    });
    const zero = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true };
    expect(countdown(endsAt, endsAt)).toEqual(zero);
    expect(countdown(endsAt, endsAt + 1)).toEqual(zero);
    expect(countdown(endsAt, at('2026-01-01T00:00:00Z'))).toEqual(zero);
  });

  it('shows one second until the last millisecond of it', () => {
    expect(countdown(endsAt, endsAt - 1)).toMatchObject({ seconds: 1, over: false });
    expect(countdown(endsAt, endsAt - 1000)).toMatchObject({ seconds: 1, over: false });
    expect(countdown(endsAt, endsAt - 1001)).toMatchObject({ seconds: 2, over: false });
  });

  it('falls by one each second through the whole period, with every field in its range', () => {
    let before = total(startsAt - 1000);
    for (let now = startsAt; now <= endsAt; now += 1000) {
      const left = total(now);
      if (left !== before - 1) throw new Error(`${new Date(now).toISOString()}: ${before} then ${left}`);
      before = left;
    }
    expect(before).toBe(0);
    for (let now = startsAt; now <= endsAt; now += 997_331) {
      const { hours, minutes, seconds } = countdown(endsAt, now);
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
    }
  });

  it('counts 25 hours on the day the clocks go back, and crosses a year end', () => {
    const autumn = offerPeriod({ ...summer, startsOn: '2025-10-26', endsOn: '2025-10-26' });
    expect(countdown(autumn.endsAt, autumn.startsAt)).toMatchObject({
      days: 1,
      hours: 0,
      minutes: 59,
      seconds: 59,
    });
    expect(countdown(at('2026-01-01T00:00:01Z'), at('2025-12-31T23:59:59Z'))).toMatchObject({ seconds: 2 });
  });
});

describe('remaining spots', () => {
  it('loses one place after each three full days, at midnight in London', () => {
    expect(spots('2025-07-27T23:00:00Z')).toBe(12);
    expect(spots('2025-07-30T22:59:59.999Z')).toBe(12);
    expect(spots('2025-07-30T23:00:00Z')).toBe(11);
    expect(spots('2025-08-02T23:00:00Z')).toBe(10);
  });

  it('follows the schedule on each day of the period and never rises', () => {
    const { startsAt, endsAt } = offerPeriod(summer);
    let before = 12;
    for (let day = 0, now = startsAt; now < endsAt; day += 1, now += 86_400_000) {
      const shown = offerStanding(summer, rules, now, []).spots;
      expect(shown).toBe(Math.max(1, 12 - Math.floor(day / 3)));
      expect(shown).toBeLessThanOrEqual(before);
      before = shown;
    }
    expect(before).toBe(1);
  });

  it('loses one with each sign-up, down to none, and is full then', () => {
    const noon = '2025-07-28T12:00:00Z';
    for (let taken = 0; taken <= 14; taken += 1) {
      expect(standing(noon, Array(taken).fill(noon))).toEqual(
        taken < 12 ? { state: 'open', spots: 12 - taken } : { state: 'full', spots: 0 },
      );
    }
  });

  it('does not take a place twice: what the schedule closes later was taken by who came before', () => {
    const early = Array(4).fill('2025-07-29T12:00:00Z');
    expect(spots('2025-07-29T13:00:00Z', early)).toBe(8);
    expect(spots('2025-08-08T12:00:00Z', early)).toBe(8);
    expect(spots('2025-08-09T12:00:00Z', early)).toBe(8);
    expect(spots('2025-08-12T12:00:00Z', early)).toBe(7);
  });

  it('never takes more than it showed, whenever people come', () => {
    const { startsAt, endsAt } = offerPeriod(summer);
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let run = 0; run < 40; run += 1) {
      const taken: number[] = [];
      const shown: number[] = [];
      for (let now = startsAt + 1; now < endsAt; now += random() * 2 * 86_400_000) {
        const before = offerStanding(summer, rules, now, taken);
        expect(before.spots).toBeLessThanOrEqual(Math.min(shown.at(-1) ?? 12, 20 - taken.length));
        shown.push(before.spots);
        if (before.state === 'full' || random() < 0.3) continue;
        taken.push(now);
        expect(offerStanding(summer, rules, now, taken).spots).toBe(before.spots - 1);
      }
    }
  });

  it('stays within the capacity where that leaves fewer', () => {
    const noon = at('2025-07-28T12:00:00Z');
    const left = (taken: number) =>
      offerStanding(summer, { ...rules, capacity: 5 }, noon, Array(taken).fill(noon));
    expect(left(0).spots).toBe(5);
    expect(left(4)).toEqual({ state: 'open', spots: 1 });
    expect(left(5)).toEqual({ state: 'full', spots: 0 });
  });

  it('keeps its last place until somebody takes it', () => {
    expect(standing('2025-08-31T22:59:58.999Z')).toEqual({ state: 'open', spots: 1 });
    expect(standing('2025-08-31T22:59:58.999Z', ['2025-08-31T20:00:00Z'])).toEqual({
      state: 'full',
      spots: 0,
    });
  });

  it('shows the first number before the start and none after the end', () => {
    expect(spots('2025-07-01T00:00:00Z')).toBe(12);
    expect(spots('2025-08-31T22:59:59Z')).toBe(0);
    expect(spots('2027-01-01T00:00:00Z')).toBe(0);
  });

  it('keeps its steps at midnight across a change of the clocks and a year end', () => {
    const autumn: OfferDates = { ...summer, startsOn: '2025-10-24', endsOn: '2025-11-30' };
    const winter: OfferDates = { ...summer, startsOn: '2025-12-30', endsOn: '2026-01-31' };
    expect(offerStanding(autumn, rules, at('2025-10-26T23:59:59Z'), []).spots).toBe(12);
    expect(offerStanding(autumn, rules, at('2025-10-27T00:00:00Z'), []).spots).toBe(11);
    expect(offerStanding(winter, rules, at('2026-01-01T23:59:59Z'), []).spots).toBe(12);
    expect(offerStanding(winter, rules, at('2026-01-02T00:00:00Z'), []).spots).toBe(11);
  });
});
