import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultRules } from '#domain/availability/rules.ts';
import type { Db } from '#server/db/db.ts';
import { openDb } from '#server/db/open-db.ts';
import { writeSetting } from '#server/db/settings.ts';
import { startSites } from '#tests/support/site-store.ts';

// 1,000 visitors at once, over three processes on PostgreSQL: starts closer together than a call is long, buffers,
// a daily limit, and holds in between. RACE_ATTEMPTS makes it smaller or larger.
const attempts = Number(process.env.RACE_ATTEMPTS ?? 1000);
const processes = 3;
const [length, step, before, after, dailyLimit] = [30, 10, 5, 15, 6];
const apart = Math.max(before, after);
const minute = 60_000;
/** Room for more calls than the limit, for exactly one, and for a few at most. */
const hours = {
  '2026-11-24': ['09:00', '17:00'],
  '2026-11-25': ['10:00', '10:50'],
  '2026-11-26': ['13:00', '16:10'],
} as const;
const dates = Object.keys(hours) as Array<keyof typeof hours>;
const rules = {
  ...defaultRules,
  overrides: dates.map((date) => ({ date, ranges: [{ start: hours[date][0], end: hours[date][1] }] })),
  slotMinutes: length,
  stepMinutes: step,
  bufferBeforeMinutes: before,
  bufferAfterMinutes: after,
  dailyLimit,
};
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
/** Every start that the rules allow, as `[date, HH:mm]`. */
const grid = dates.flatMap((date) => {
  const starts: Array<readonly [date: string, time: string]> = [];
  const [from, to] = hours[date];
  for (let start = at(date, from); start + length * minute <= at(date, to); start += step * minute) {
    starts.push([date, new Date(start).toISOString().slice(11, 16)]);
  }
  return starts;
});

let running: Awaited<ReturnType<typeof startSites>>;
let db: Db;
beforeAll(async () => {
  running = await startSites('postgres', processes, { TRUSTED_PROXIES: '127.0.0.1' });
  db = openDb(running.store);
  await writeSetting(db.query, 'availability', rules, 0);
});
afterAll(async () => {
  await db.close();
  await running.stop();
});

type Answer = { kind: 'book' | 'hold' | 'release'; status: number; id: string | undefined };

const paths = { book: '/api/calendar/book', hold: '/api/calendar/hold', release: '/api/calendar/hold' };

/** Each visitor has an address of its own, as holds are counted by it. */
async function send(visitor: number, kind: Answer['kind'], body: unknown): Promise<Answer> {
  const response = await fetch(`${running.sites[visitor % processes]?.url}${paths[kind]}`, {
    method: kind === 'release' ? 'DELETE' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify(body),
  });
  const { booking } = (await response.json()) as { booking?: { id: string } };
  return { kind, status: response.status, id: booking?.id };
}

/** One visitor tries one time; every fourth holds it first, and some of those go away again. */
async function visit(visitor: number): Promise<Answer[]> {
  const [selectedDate, selectedTime] = grid[(visitor * 7919) % grid.length] as (typeof grid)[number];
  const holdToken = `hold-of-visitor-${visitor}`;
  const wanted = { selectedDate, selectedTime, holdToken };
  const held = visitor % 4 === 0 ? [await send(visitor, 'hold', wanted)] : [];
  if (visitor % 20 === 0) return [...held, await send(visitor, 'release', { holdToken })];
  const details = { name: `Visitor ${visitor}`, email: `visitor${visitor}@example.com` };
  return [...held, await send(visitor, 'book', { ...wanted, ...details })];
}

const rush = async (from: number, count: number) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => visit(from + index)))).flat();

test(`${attempts} parallel attempts: no overlap, never over the limit, no 5xx, no gap left that fits`, async () => {
  const first = await rush(1, attempts);
  // What only a hold stood in the way of is free again: a few times through the whole grid fill it.
  const answers = [...first, ...(await rush(attempts + 1, 4 * grid.length))];
  for (const { status } of answers) expect([200, 409]).toContain(status);

  const rows = await db.query
    .selectFrom('bookings')
    .select(['id', 'status', 'starts_at as startAt', 'ends_at as endAt'])
    .orderBy('starts_at')
    .execute();
  const promised = answers.flatMap(({ id }) => (id ? [id] : []));
  expect(rows.map(({ id }) => id).sort()).toEqual(promised.sort());
  expect(rows.every(({ status }) => status === 'confirmed')).toBe(true);

  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next) expect(next.startAt - row.endAt).toBeGreaterThanOrEqual(apart * minute);
  }
  for (const date of dates) {
    const there = rows.filter(({ startAt }) => new Date(startAt).toISOString().startsWith(date));
    expect(there.length).toBeLessThanOrEqual(dailyLimit);
    const fitting = grid.filter(([one, time]) => {
      const start = at(one, time);
      const end = start + length * minute;
      return (
        one === date &&
        rows.every((row) => row.endAt + apart * minute <= start || row.startAt >= end + apart * minute)
      );
    });
    if (there.length < dailyLimit) expect(fitting).toEqual([]);
  }
});
