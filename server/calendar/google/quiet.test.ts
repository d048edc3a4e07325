import { expect, test } from 'vitest';
import { createQuiet, kindOf } from './quiet.ts';

const refused = (retryAfterMs: number | null) =>
  ({ kind: 'retryable', reason: 'quotaExceeded', status: 403, retryAfterMs, outcomeUnknown: true }) as const;

test('a kind of call rests for as long as Google asks, the others go on', () => {
  let now = 1_000;
  const quiet = createQuiet(() => now);
  quiet.note('write-events', refused(90_000));
  expect(quiet.now('write-events')).toEqual({ ...refused(90_000), outcomeUnknown: false });
  expect(quiet.now('read-events')).toBeNull();
  now += 89_999;
  expect(quiet.now('write-events')).toMatchObject({ retryAfterMs: 1 });
  now += 1;
  expect(quiet.now('write-events')).toBeNull();
});

test('a refusal without a time asks for none, an absurd time ends after a day, a clock set back ends it', () => {
  let now = 10 * 24 * 3_600_000;
  const quiet = createQuiet(() => now);
  quiet.note('token', refused(null));
  expect(quiet.now('token')).toBeNull();
  quiet.note('token', refused(1e15));
  expect(quiet.now('token')).toMatchObject({ retryAfterMs: 24 * 3_600_000 });
  now -= 24 * 3_600_000;
  expect(quiet.now('token')).toBeNull();
});

test.each([
  ['POST', '/freeBusy', '/freeBusy'],
  ['GET', '/calendars/primary/events', 'read-events'],
  ['PATCH', '/calendars/primary/events/abc', 'write-events'],
  ['DELETE', '/calendars/primary/events/abc', 'write-events'],
])('%s %s is of the kind %s', (method, path, kind) => {
  expect(kindOf({ method, path })).toBe(kind);
});
