import { describe, expect, test } from 'vitest';
import { busyFromEvents, type CalendarEvent } from './calendar-events.ts';
import { at, described, rulesWith, slots } from './test-helpers.ts';

/** Case 13 of the slot engine's list. */

const zone = 'Europe/London';
const allDay = (first: string, end?: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  start: { date: first },
  ...(end && { end: { date: end } }),
  ...more,
});

describe('case 13: calendar events', () => {
  test('an all-day event is dates of the host, its end not included', () => {
    expect(busyFromEvents([allDay('2026-07-06', '2026-07-08')], zone)).toEqual([
      { startAt: at('2026-07-05T23:00Z'), endAt: at('2026-07-07T23:00Z'), kind: 'calendar' },
    ]);
    expect(busyFromEvents([allDay('2026-07-06', '2026-07-07')], 'America/New_York')).toEqual([
      { startAt: at('2026-07-06T04:00Z'), endAt: at('2026-07-07T04:00Z'), kind: 'calendar' },
    ]);
  });

  test('it closes its days and leaves its end date free', () => {
    const busy = busyFromEvents([allDay('2026-07-06', '2026-07-08')], zone);
    expect(slots(rulesWith({}), '2026-07-07', { busy }).every((slot) => slot.reason === 'busy')).toBe(true);
    expect(slots(rulesWith({}), '2026-07-08', { busy }).every((slot) => slot.available)).toBe(true);
    expect(slots(rulesWith({}), '2026-07-03', { busy }).every((slot) => slot.available)).toBe(true);
  });

  test.each([
    ['no end', undefined],
    ['an end that is the start', '2026-07-06'],
    ['an end before the start', '2026-07-01'],
  ])('an all-day event with %s is one day', (_, end) => {
    expect(busyFromEvents([allDay('2026-07-06', end)], zone)).toEqual([
      { startAt: at('2026-07-05T23:00Z'), endAt: at('2026-07-06T23:00Z'), kind: 'calendar' },
    ]);
  });

  test('one over a clock change covers 23 hours', () => {
    const [busy] = busyFromEvents([allDay('2027-03-28', '2027-03-29')], zone);
    expect((busy?.endAt ?? 0) - (busy?.startAt ?? 0)).toBe(23 * 3_600_000);
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['transparent', { transparency: 'transparent' }],
    ['declined', { attendees: [{ responseStatus: 'accepted' }, { self: true, responseStatus: 'declined' }] }],
    ['cancelled', { status: 'cancelled' }],
    ['working location', { eventType: 'workingLocation' }],
  ])('a %s event is free, all-day or not', (_, more) => {
    const timed = {
      start: { dateTime: '2026-07-06T09:00:00+01:00' },
      end: { dateTime: '2026-07-06T10:00:00+01:00' },
    };
    expect(busyFromEvents([allDay('2026-07-06', '2026-07-07', more), { ...timed, ...more }], zone)).toEqual(
      [],
    );
    expect(busyFromEvents([timed], zone)).toHaveLength(1);
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['another declined', { attendees: [{ responseStatus: 'declined' }, { self: true }] }],
    ['tentative', { status: 'tentative' }],
    ['needs an answer', { attendees: [{ self: true, responseStatus: 'needsAction' }] }],
    ['opaque', { transparency: 'opaque' }],
    ['out of office', { eventType: 'outOfOffice' }],
  ])('an event that is %s takes its time', (_, more) => {
    expect(busyFromEvents([allDay('2026-07-06', '2026-07-07', more)], zone)).toHaveLength(1);
  });

  test('timed events are read with their offset, with their zone, or in the host zone', () => {
    const start = at('2026-07-06T08:00Z');
    for (const time of [
      { dateTime: '2026-07-06T08:00:00Z', timeZone: 'America/New_York' },
      { dateTime: '2026-07-06T10:00:00+02:00' },
      { dateTime: '2026-07-06T04:00:00', timeZone: 'America/New_York' },
      { dateTime: '2026-07-06T09:00:00' },
    ]) {
      const [busy] = busyFromEvents([{ start: time, end: { dateTime: '2026-07-06T09:00:00Z' } }], zone);
      expect(busy?.startAt).toBe(start);
    }
  });

  test('a weekday morning with one meeting', () => {
    const busy = busyFromEvents(
      [
        {
          start: { dateTime: '2026-07-06T09:15:00+01:00' },
          end: { dateTime: '2026-07-06T10:00:00+01:00' },
        },
      ],
      zone,
    );
    expect(described(slots(rulesWith({}), '2026-07-06', { busy })).slice(0, 3)).toEqual([
      '09:00 busy',
      '09:30 busy',
      '10:00',
    ]);
  });

  test('an event whose times cannot be read is refused, not free', () => {
    expect(() => busyFromEvents([{ start: { dateTime: 'soon' } }], zone)).toThrow(RangeError);
    expect(() => busyFromEvents([{}], zone)).toThrow(RangeError);
    expect(() => busyFromEvents([allDay('2026-02-30')], zone)).toThrow(RangeError);
  });
});
