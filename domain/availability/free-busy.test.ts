import { describe, expect, test } from 'vitest';
import { readFreeBusy } from './free-busy.ts';
import { at } from './test-helpers.ts';

/** Case 14 of the slot engine's list. */

const busy = [{ start: '2026-11-25T09:00:00Z', end: '2026-11-25T10:00:00+00:00' }];
const answer = (calendars: unknown) => ({ status: 200, body: { kind: 'calendar#freeBusy', calendars } });

describe('case 14: what could not be read is unknown, never free', () => {
  test('a good answer is the busy time of all calendars', () => {
    const read = readFreeBusy(answer({ a: { busy }, b: { busy: [] }, other: { busy } }), ['a', 'b']);
    expect(read).toEqual({
      known: true,
      busy: [{ startAt: at('2026-11-25T09:00Z'), endAt: at('2026-11-25T10:00Z'), kind: 'calendar' }],
    });
  });

  test.each([
    ['answering 500', { status: 500, body: { error: { code: 500 } } }, 'http'],
    ['answering 500 with a good body', { ...answer({ a: { busy: [] } }), status: 500 }, 'http'],
    ['timing out', { failed: 'timeout' as const }, 'timeout'],
    ['out of reach', { failed: 'network' as const }, 'network'],
    ['200 with an error', answer({ a: { errors: [{ reason: 'notFound' }], busy: [] } }), 'calendar'],
    ['200 with a nameless error', answer({ a: { errors: [{}], busy: [] } }), 'calendar'],
    ['200 without the calendar', answer({ b: { busy: [] } }), 'calendar'],
    ['200 without a busy list', answer({ a: {} }), 'calendar'],
    ['200 with a page instead', { status: 200, body: '<html>' }, 'unreadable'],
    ['200 with unreadable times', answer({ a: { busy: [{ start: 'x', end: 'y' }] } }), 'unreadable'],
    [
      '200 with a period the wrong way round',
      answer({ a: { busy: [{ start: '2026-11-25T10:00:00Z', end: '2026-11-25T09:00:00Z' }] } }),
      'unreadable',
    ],
  ])('%s', (_, given, cause) => {
    expect(readFreeBusy(given, ['a'])).toMatchObject({ known: false, cause });
  });

  test('one bad calendar among good ones makes the whole unknown, and is named', () => {
    const given = answer({ a: { busy }, b: { errors: [{ domain: 'global', reason: 'notFound' }] } });
    expect(readFreeBusy(given, ['a', 'b'])).toEqual({
      known: false,
      cause: 'calendar',
      detail: 'Calendar b: notFound.',
    });
  });
});
