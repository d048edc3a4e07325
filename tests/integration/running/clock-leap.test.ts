import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/format/durations.ts';
import { readEnv } from '#server/base/env.ts';
import { book } from '#server/bookings/book.ts';
import { holdTime } from '#server/bookings/hold.ts';
import { takeLease } from '#server/db/lease.ts';
import { openDb } from '#server/db/open-db.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { lookAround } from '#server/start/look-around.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { bySelf, deliverAll, mailsOf, quoteAnswers } from '#tests/support/leads.ts';
import { fridayMorning, servicesOn, type TestServices, testServices } from '#tests/support/services.ts';

const in2030 = Date.parse('2030-01-03T12:00:00Z');

describe.each(engines)('a clock that is wrong, on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  beforeEach(async () => {
    store = await createStore(engine);
    services = await servicesOn(store);
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  const restart = async (at: number) => {
    await services.dispose();
    services = await servicesOn(store, {}, at);
    await tidy();
  };
  const tidy = () => services.tidyUp();
  const runFor = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 2) {
      services.setNow(services.clock.now() + 2 * hourMs);
      await tidy();
    }
  };
  const kept = async () => {
    const leads = await services.db.query.selectFrom('leads').select('id').execute();
    const sent = await services.db.query.selectFrom('outbox').select('id').execute();
    return { leads: leads.length, sent: sent.length > 0 };
  };

  test('one start in 2030 deletes nothing, says so, and is forgotten when the clock is right again', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await restart(in2030);
    expect(await kept()).toEqual({ leads: 1, sent: true });
    expect(services.logLines.some((line) => line.includes('"clock-in-doubt"'))).toBe(true);
    expect(await attentionNotes(services)).toEqual([
      expect.stringMatching(/The clock says .*2030.* it said .*2026.*set it right and restart/),
    ]);
    await restart(fridayMorning + hourMs);
    expect([await kept(), await attentionNotes(services)]).toEqual([{ leads: 1, sent: true }, []]);
  });

  test('a site that was off for years deletes what is due after a week of running', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await restart(in2030);
    await runFor(6);
    expect(await kept()).toEqual({ leads: 1, sent: true });
    await runFor(1);
    expect([await kept(), await attentionNotes(services)]).toEqual([{ leads: 0, sent: false }, []]);
  });

  test('a database from before the clock was noted knows the time by its newest record', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await services.db.query.deleteFrom('settings').where('key', '=', 'clock').execute();
    await restart(in2030);
    expect(await kept()).toEqual({ leads: 1, sent: true });
  });

  test('what a clock that was ahead has put off, held or passed over comes back with the right time', async () => {
    const slot = { selectedDate: '2026-11-24', selectedTime: '09:00', name: 'Ada', email: 'ada@example.com' };
    await book(services, slot);
    await services.db.query.insertInto('setup_links').values(expiring('link', in2030)).execute();
    const lease = { name: 'calendar-sync', holder: 'somebody', now: in2030, until: in2030 + hourMs };
    await takeLease(services.db, lease);
    await restart(in2030);
    await services.drainOutbox();
    await enqueue(services.db.query, in2030, [{ kind: 'webhook', dedupeKey: 'late', payload: hook }]);
    const held = { ...slot, selectedDate: '2030-01-07', holdToken: 'a-token-of-a-form-that-is-long' };
    await holdTime(services, held, { clientAddress: '203.0.113.1' });
    await submitQuote(services, bySelf(quoteAnswers));

    await restart(fridayMorning + 2 * hourMs);
    const waiting = await services.db.query
      .selectFrom('outbox')
      .select(['kind', 'next_attempt_at as at', 'status'])
      .where('status', 'in', ['pending', 'leased'])
      .orderBy('at')
      .execute();
    const startsAt = Date.parse('2026-11-24T09:00:00Z');
    expect(waiting.filter(({ kind }) => kind === 'booking-reminder').map(({ at }) => startsAt - at)).toEqual([
      24 * hourMs,
      hourMs,
    ]);
    expect(waiting.filter(({ at }) => at > startsAt)).toEqual([]);
    const rest = await Promise.all([
      services.db.query.selectFrom('booking_holds').selectAll().execute(),
      services.db.query.selectFrom('setup_links').selectAll().where('token_hash', '=', 'link').execute(),
      services.db.query.selectFrom('leases').selectAll().where('holder', '=', 'somebody').execute(),
    ]);
    expect(rest).toEqual([[], [], []]);
    const people = await services.db.query.selectFrom('people').select('last_at').execute();
    expect(people.filter(({ last_at: at }) => at > services.clock.now())).toEqual([]);
    services.setNow(startsAt - hourMs);
    await deliverAll(services);
    const mails = await mailsOf(services);
    expect(mails.filter(({ to }) => to === 'ada@example.com').length).toBeGreaterThan(1);
  });
});

describe.each(engines)('a clock that was hours ahead, on %s', (engine) => {
  let services: TestServices;
  const ahead = fridayMorning + 5 * hourMs;
  beforeEach(async () => {
    services = await testServices(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await services.stopWork();
  });
  afterEach(() => services.dispose());

  test('puts off no delivery until then; what was meant for later, or waits for a reason, keeps its time', async () => {
    const entry = (key: string, notBefore?: number) => ({
      ...{ kind: 'webhook' as const, dedupeKey: key, payload: hook },
      ...(notBefore !== undefined && { notBefore }),
    });
    const keys = ['due', 'failed', 'in hand', 'waits', 'failed by right', 'reminder'];
    await enqueue(
      services.db.query,
      ahead,
      keys.map((key) => entry(key)),
    );
    await enqueue(services.db.query, ahead, [entry('later', ahead + hourMs)]);
    const change = (key: string, values: object) =>
      services.db.query.updateTable('outbox').set(values).where('dedupe_key', '=', key).execute();
    await change('failed', { failures: 3, next_attempt_at: ahead + minuteMs });
    await change('in hand', {
      status: 'leased',
      lease_token: 'of the dead',
      next_attempt_at: ahead + 2 * minuteMs,
    });
    await change('waits', { waits_for: 'calendar-lost', next_attempt_at: ahead + hourMs });
    await change('failed by right', { failures: 12, next_attempt_at: fridayMorning + 6 * hourMs });
    await change('reminder', { kind: 'data-request-reminder', failures: 1, next_attempt_at: ahead });
    await services.tidyUp();
    const rows = await services.db.query
      .selectFrom('outbox')
      .select(['dedupe_key', 'next_attempt_at as at'])
      .orderBy('dedupe_key')
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.dedupe_key, row.at]))).toEqual({
      ...{ due: fridayMorning, failed: fridayMorning, 'in hand': fridayMorning },
      ...{ waits: ahead + hourMs, later: ahead + hourMs, 'failed by right': fridayMorning + 6 * hourMs },
      reminder: ahead,
    });
  });

  test('keeps no time from others until then', async () => {
    const hold = (holdToken: string) =>
      holdTime(
        services,
        { selectedDate: '2026-11-24', selectedTime: '09:00', holdToken },
        { clientAddress: '203.0.113.1' },
      );
    services.setNow(ahead);
    await hold('a-token-of-a-form-that-is-long');
    services.setNow(fridayMorning);
    await services.tidyUp();
    const held = await services.db.query.selectFrom('booking_holds').select('starts_at').execute();
    expect(held).toEqual([]);
  });

  test('leaves no lease behind that keeps the others waiting; one of an instance a little ahead holds', async () => {
    const take = (holder: string, now: number) =>
      takeLease(services.db, { name: 'calendar-sync', holder, now, until: now + 3 * minuteMs });
    expect(await take('killed', ahead)).toBe(true);
    expect(await take('new', fridayMorning)).toBe(true);
    expect(await take('another', fridayMorning - 30 * minuteMs)).toBe(false);
  });
});

const hook = {
  id: 'x',
  type: 'lead.created',
  createdAt: '2030-01-01T00:00:00Z',
  text: 'x',
  data: {},
} as const;
const expiring = (token_hash: string, at: number) => ({
  token_hash,
  created_at: at,
  expires_at: at + hourMs,
  used_at: null,
});

test('a start that can note nothing goes on and says so', async () => {
  const store = await createStore('sqlite');
  await (await servicesOn(store)).dispose();
  const db = openDb({ dataDir: store.dataDir });
  const said: string[] = [];
  const warn = (event: string, fields?: object) => said.push(`${event} ${JSON.stringify(fields)}`);
  await db.close();
  await lookAround({
    env: readEnv({ DATA_DIR: store.dataDir }),
    db,
    places: [folderPlace(store.dataDir)],
    log: { info: warn, warn, error: warn },
    clock: { now: () => fridayMorning },
    realClock: { now: () => fridayMorning },
    secret: 'another secret for tests that is long enough',
    previousSecrets: [],
  });
  expect(said.map((line) => line.split(',')[0])).toEqual(
    ['folder', 'secret', 'clock'].map((what) => `look-failed {"what":"${what}"`),
  );
  store.remove();
});
