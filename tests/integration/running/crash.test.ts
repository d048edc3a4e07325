import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore } from '#tests/support/engines.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

const times = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
];
const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];

test('a server killed in the middle of bookings keeps every one that it confirmed, and their e-mails go out', async () => {
  const store = await createStore('sqlite');
  const confirmed: string[] = [];
  for (const [round, date] of dates.entries()) {
    const site = await startSiteProcess(siteEnvironment(store));
    let answered = 0;
    const bookings = times.map(async (time) => {
      const answer = await postJson(`${site.url}/api/calendar/book`, {
        name: 'Vera Visitor',
        email: 'vera@example.com',
        selectedDate: date,
        selectedTime: time,
      });
      answered += 1;
      if (answer.status === 200) confirmed.push((answer.body.booking as { id: string }).id);
      // Each round dies at another point of the stream.
      if (answered === 1 + round * 2) void site.stop('SIGKILL');
    });
    await Promise.allSettled(bookings);
    await site.stop('SIGKILL');
  }
  expect(confirmed.length).toBeGreaterThanOrEqual(dates.length);

  // Five minutes later the leases of the dead workers have run out.
  const site = await startSiteProcess(siteEnvironment(store, { SITE_NOW: '2026-11-20T09:05:00Z' }));
  const db = openDb({ dataDir: store.dataDir });
  const stored = await db.query.selectFrom('bookings').select('id').execute();
  const ids = new Set(stored.map((row) => row.id));
  expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
  await until(async () => {
    const due = db.query
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'email')
      .where('status', 'not in', ['done', 'kept']);
    return (
      (await due.where('next_attempt_at', '<=', Date.parse('2026-11-20T10:00:00Z')).execute()).length === 0
    );
  }, 'the e-mails to go out');
  const sent = await db.query
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'kept')
    .where('kind', '=', 'email')
    .execute();
  const kept = readdirSync(path.join(store.dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  expect(sent.length).toBeGreaterThanOrEqual(confirmed.length * 2);
  for (const { id } of sent) expect(existsSync(path.join(store.dataDir, 'mail', `${id}.eml`))).toBe(true);
  expect(kept.length).toBe(sent.length);
  await db.close();
  await site.stop();
  store.remove();
});
