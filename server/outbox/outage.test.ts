import { expect, test } from 'vitest';
import { jsonLog } from '#server/base/log.ts';
import { createOutage } from './outage.ts';

const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });

test('an outage is said when it begins, once a minute, and when it is over; the next one anew', () => {
  let now = 0;
  const said: [string, number][] = [];
  const log = jsonLog(
    () => now,
    (line) => {
      const { event, failures } = JSON.parse(line);
      said.push([event, failures]);
    },
  );
  const outage = createOutage('outbox-unreachable', log, () => now);
  outage.worked();
  for (; now < 150_000; now += 1000) outage.failed(full);
  outage.worked();
  outage.worked();
  outage.failed(full);
  expect(said).toEqual([
    ['outbox-unreachable', 1],
    ['outbox-unreachable', 61],
    ['outbox-unreachable', 121],
    ['outbox-unreachable-over', 150],
    ['outbox-unreachable', 1],
  ]);
});

test('a clock that is set back does not keep it silent', () => {
  let now = 10_000_000;
  const said: string[] = [];
  const log = jsonLog(
    () => now,
    (line) => said.push(line),
  );
  const outage = createOutage('outbox-unreachable', log, () => now);
  outage.failed(full);
  now = 0;
  outage.failed(full);
  expect(said).toHaveLength(2);
});
