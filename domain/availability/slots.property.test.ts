import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { addDays } from '#domain/format/iso-date.ts';
import type { AvailabilityRules, TimeRange } from './rules.ts';
import { slotsForDate } from './slots.ts';
import { rulesWith } from './test-helpers.ts';
import { rangesOn } from './working-hours.ts';

/**
 * Properties that hold for any rules. What is offered is compared with a second, slow reckoning that asks
 * Temporal for the wall time of every fifth minute and knows nothing of the engine's own arithmetic.
 */

const cellMs = 5 * 60_000;
const zones = ['Europe/London', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata'];
/** Days on which the clocks of one of the zones change, and the days around them, among ordinary ones. */
const dates = [
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-10-31',
  '2026-03-08',
  '2026-11-01',
  '2026-10-04',
  '2027-04-03',
  '2027-04-04',
  '2026-11-25',
  '2026-12-31',
];

const clock = (cell: number) =>
  `${String(Math.floor(cell / 12)).padStart(2, '0')}:${String((cell % 12) * 5).padStart(2, '0')}`;
const range: fc.Arbitrary<TimeRange> = fc
  .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 144 }))
  .map(([start, length]) => ({ start: clock(start), end: clock(Math.min(start + length, 288)) }));
const ranges = fc.array(range, { maxLength: 3 });
const minutes = (max: number) => fc.integer({ min: 0, max: max / 5 }).map((five) => five * 5);

const scenario = fc
  .record({
    zone: fc.constantFrom(...zones),
    date: fc.constantFrom(...dates),
    days: fc.tuple(ranges, ranges, ranges, ranges, ranges, ranges, ranges),
    overrides: fc.array(fc.record({ dayShift: fc.integer({ min: -1, max: 1 }), ranges }), { maxLength: 2 }),
    slotMinutes: fc.integer({ min: 1, max: 24 }).map((five) => five * 5),
    stepMinutes: fc.integer({ min: 1, max: 24 }).map((five) => five * 5),
    bufferBeforeMinutes: minutes(60),
    bufferAfterMinutes: minutes(60),
    minimumNoticeMinutes: minutes(600),
    nowMinutes: fc.integer({ min: -2000, max: 2000 }),
    busy: fc.array(
      fc.record({
        start: fc.integer({ min: -300, max: 2000 }),
        length: fc.integer({ min: 0, max: 300 }),
        kind: fc.constantFrom('booking' as const, 'hold' as const, 'calendar' as const),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ zone, date, days, overrides, nowMinutes, busy, ...numbers }) => {
    const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = days;
    const dayAt = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
    const rules: AvailabilityRules = rulesWith({
      zone,
      weekly: { monday, tuesday, wednesday, thursday, friday, saturday, sunday },
      overrides: overrides.map((one) => ({ date: addDays(date, one.dayShift), ranges: one.ranges })),
      ...numbers,
    });
    return {
      rules,
      date,
      now: dayAt + nowMinutes * 60_000,
      busy: busy.map(({ start, length, kind }) => ({
        startAt: dayAt + start * 60_000,
        endAt: dayAt + (start + length) * 60_000,
        kind,
      })),
      blockedDates: [],
    };
  });

/** What has been asked of some rules before: each property asks for the same instants again and again. */
const asked = new WeakMap<AvailabilityRules, Map<number, boolean>>();

/** True when the wall time of an instant lies in the hours of its date. */
function isWorking(rules: AvailabilityRules, at: number): boolean {
  const known = asked.get(rules) ?? new Map<number, boolean>();
  asked.set(rules, known);
  const before = known.get(at);
  if (before !== undefined) return before;
  const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(rules.zone);
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const date = here.toPlainDate().toString();
  const works = rangesOn(rules, date).some((one) => one.start <= time && time < one.end);
  known.set(at, works);
  return works;
}

/** The first instant of the unbroken working time around an instant; null when it goes back over six days. */
function unbrokenFrom(rules: AvailabilityRules, at: number): number | null {
  let from = at;
  while (isWorking(rules, from - cellMs)) {
    from -= cellMs;
    if (at - from > 6 * dayMs) return null;
  }
  return from;
}

function reckon({ rules, date, now, busy }: Parameters<typeof slotsForDate>[0]): number[] | null {
  const plain = Temporal.PlainDate.from(date);
  const dayAt = plain.toZonedDateTime(rules.zone).epochMilliseconds;
  const dayEndAt = plain.add({ days: 1 }).toZonedDateTime(rules.zone).epochMilliseconds;
  const offered: number[] = [];
  for (let at = dayAt; at < dayEndAt; at += cellMs) {
    if (!isWorking(rules, at)) continue;
    const from = unbrokenFrom(rules, at);
    if (from === null) return null;
    const endAt = at + rules.slotMinutes * 60_000;
    const onGrid = (at - from) % (rules.stepMinutes * 60_000) === 0;
    let fits = true;
    for (let inside = at; inside < endAt; inside += cellMs) fits &&= isWorking(rules, inside);
    const before = rules.bufferBeforeMinutes * 60_000;
    const after = rules.bufferAfterMinutes * 60_000;
    const free = busy.every((one) => {
      if (one.startAt === one.endAt) return true;
      const isCall = one.kind !== 'calendar';
      const itsBefore = isCall ? before : 0;
      const itsAfter = isCall ? after : 0;
      const clearBefore = one.endAt <= at - before && one.endAt + itsAfter <= at;
      const clearAfter = one.startAt >= endAt + after && one.startAt - itsBefore >= endAt;
      return clearBefore || clearAfter;
    });
    const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(rules.zone);
    const firstPass = here.toPlainDateTime().toZonedDateTime(rules.zone, { disambiguation: 'earlier' });
    const inTime = at >= now + rules.minimumNoticeMinutes * 60_000;
    if (onGrid && fits && free && inTime && firstPass.epochMilliseconds === at) offered.push(at);
  }
  return offered;
}

describe('for any rules, busy times and dates', () => {
  test('exactly the free gaps that fit on the grid are offered', () => {
    let withSlots = 0;
    fc.assert(
      fc.property(scenario, (given) => {
        const expected = reckon(given);
        fc.pre(expected !== null);
        const list = slotsForDate(given);
        if (list.some((slot) => slot.available)) withSlots += 1;
        expect(list.filter((slot) => slot.available).map((slot) => slot.startAt)).toEqual(expected);
      }),
      { numRuns: 250 },
    );
    // Guards the generator: a property over empty days would prove nothing.
    expect(withSlots).toBeGreaterThan(25);
  }, 60_000);

  test('slots never overlap when the step is at least the length, nor over midnight', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { rules, date } = given;
        const stepMinutes = Math.max(rules.stepMinutes, rules.slotMinutes);
        const spaced = { ...given, rules: { ...rules, stepMinutes } };
        const list = [date, addDays(date, 1)].flatMap((one) => slotsForDate({ ...spaced, date: one }));
        for (const [index, slot] of list.entries()) {
          const next = list[index + 1];
          if (next) expect(slot.endAt).toBeLessThanOrEqual(next.startAt);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('slots never leave working hours', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        for (const { startAt, endAt } of slotsForDate(given)) {
          for (let inside = startAt; inside < endAt; inside += cellMs) {
            expect(isWorking(given.rules, inside)).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  test('free slots and their buffers never touch busy time', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { rules, busy } = given;
        for (const slot of slotsForDate(given).filter((one) => one.available)) {
          const from = slot.startAt - rules.bufferBeforeMinutes * 60_000;
          const to = slot.endAt + rules.bufferAfterMinutes * 60_000;
          for (const one of busy.filter((period) => period.startAt < period.endAt)) {
            expect(one.endAt <= from || one.startAt >= to).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('labels are what the clock shows, and each free wall time occurs once', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const list = slotsForDate(given);
        for (const slot of list) {
          const start = Temporal.Instant.fromEpochMilliseconds(slot.startAt).toZonedDateTimeISO(
            given.rules.zone,
          );
          const end = Temporal.Instant.fromEpochMilliseconds(slot.endAt).toZonedDateTimeISO(given.rules.zone);
          expect(start.toPlainDate().toString()).toBe(given.date);
          expect(slot.start).toBe(start.toPlainTime().toString({ smallestUnit: 'second' }));
          expect(slot.end).toBe(end.toPlainTime().toString({ smallestUnit: 'second' }));
          expect(slot.available).toBe(slot.reason === undefined);
        }
        const free = list.filter((slot) => slot.available).map((slot) => slot.start);
        expect(new Set(free).size).toBe(free.length);
      }),
      { numRuns: 300 },
    );
  });

  test('more busy time never frees a slot', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const free = new Set(
          slotsForDate({ ...given, busy: given.busy.slice(1) })
            .filter((one) => one.available)
            .map((one) => one.startAt),
        );
        for (const slot of slotsForDate(given).filter((one) => one.available)) {
          expect(free.has(slot.startAt)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the results do not depend on the time zone of the process', () => {
  const folder = new URL('.', import.meta.url).href;
  const samples = fc.sample(scenario, { numRuns: 60, seed: 20_261_125 });
  const script = `
    const [{ slotsForDate }, { offeredDates }, { bankHolidays }, { groupByVisitorDay }, { formatDate }] =
      await Promise.all(['slots.ts', 'horizon.ts', 'bank-holidays.ts', 'visitor-days.ts', '../format/date-time.ts']
        .map((file) => import(${JSON.stringify(folder)} + file)));
    const samples = JSON.parse(process.argv[1]);
    const results = samples.map((one) => [
      slotsForDate(one),
      groupByVisitorDay(slotsForDate(one), 'Pacific/Auckland'),
      offeredDates(one.rules, one.now),
      formatDate(one.date),
    ]);
    console.log(new Date(2027, 0, 1).getTimezoneOffset());
    console.log(JSON.stringify([results, bankHolidays(2027)]));
  `;
  const outcomes = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'].map((zone) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script, JSON.stringify(samples)], {
      env: { TZ: zone },
      encoding: 'utf8',
    }).split('\n'),
  );
  // The children really ran in different zones.
  expect(outcomes.map(([offset]) => offset)).toEqual(['0', '480', '-330']);
  expect(JSON.parse(outcomes[0]?.[1] ?? '[]')[0]).toHaveLength(60);
  expect(outcomes[1]?.[1]).toBe(outcomes[0]?.[1]);
  expect(outcomes[2]?.[1]).toBe(outcomes[0]?.[1]);
}, 30_000);
