import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Queries } from '#server/db/db.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { maxFailures } from '#server/outbox/back-off.ts';
import { deliveriesFor, undelivered } from '#server/outbox/deliveries.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { createOutboxWorker, type OutboxWorker } from '#server/outbox/worker.ts';
import { type OutboxHandlers, TryLater } from '#server/ports/outbox.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, quoteAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const day = 24 * 60 * 60_000;
const nothing = async () => undefined;
/** @param handler of emails and of changed bookings; of all others nothing comes */
const allHandlers = (handler: () => Promise<void>): OutboxHandlers => ({
  email: handler,
  webhook: nothing,
  'newsletter-sign-up': nothing,
  'quarantine-digest': nothing,
  'booking-reminder': nothing,
  'booking-changed': handler,
  'data-request-reminder': nothing,
  erasure: nothing,
  'staff-link': nothing,
  'security-change': nothing,
  'staff-news': nothing,
  'staff-notice': nothing,
  'publish-release': nothing,
  'draw-words': nothing,
  'prepare-picture': nothing,
});

describe.each(engines)('an entry of the outbox on %s', (engine) => {
  let services: TestServices;
  let worker: OutboxWorker;
  /** What the handlers meet, attempt by attempt; nothing at all is a success. */
  let outcomes: Error[];
  beforeEach(async () => {
    services = await testServices(engine);
    await services.stopWork();
    outcomes = [];
    const handler = async () => {
      const next = outcomes.shift();
      if (next) throw next;
    };
    worker = createOutboxWorker({
      ...services,
      handlers: allHandlers(handler),
      random: () => 0,
      pollMs: 600_000,
    });
    worker.start();
  });
  afterEach(async () => {
    await worker.stop();
    await services.dispose();
  });

  test.runIf(engine === 'postgres')(
    'that was sent while its person was being merged is noted, and not sent again',
    async () => {
      const { query } = services.db;
      await submitQuote(services, bySelf(quoteAnswers));
      const mails = () =>
        query.selectFrom('outbox').select(['id', 'status', 'attempts']).where('kind', '=', 'email').execute();
      const [mail] = await mails();
      const noting = createOutboxWorker({
        ...services,
        ...{ handlers: allHandlers(nothing), random: () => 0, pollMs: 600_000 },
        settled: async (trx, entry) => {
          if (entry.id !== mail?.id) return;
          reached.resolve();
          await patient(trx, 3);
          await trx.updateTable('people').set({ company: 'Noted' }).execute();
        },
      });
      const reached = Promise.withResolvers<void>();
      // Whose patience ends first is ended: the worker, however slow the machine is until the two wait for each other.
      const patient = (trx: Queries, seconds: number) =>
        sql`select set_config('deadlock_timeout', ${`${seconds}s`}, true),
          set_config('lock_timeout', '60s', true), set_config('idle_in_transaction_session_timeout', '60s', true)
        `.execute(trx);
      const waitingInLine = async () =>
        (
          await sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            query,
          )
        ).rows.length;
      // Holds the person, and then wants the row of the mail, whose worker holds that and wants the person.
      const merge = async (trx: Queries) => {
        await patient(trx, 60);
        await trx.updateTable('people').set({ company: 'Merged' }).execute();
        noting.start();
        await reached.promise;
        await until(async () => (await waitingInLine()) > 0, 'the worker to wait for the person');
        await trx
          .updateTable('outbox')
          .set({ waits_for: null })
          .where('id', '=', mail?.id ?? '')
          .execute();
      };
      // The worker, started within, waits as long: a visitor's patience is hardly longer than its three seconds.
      await withPatience(backgroundMs, () => query.transaction().execute(merge));
      await noting.drain();
      await noting.stop();
      expect((await mails()).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['done', 1],
        ['done', 1],
      ]);
      expect(services.logLines.filter((line) => line.includes('outbox-unreachable'))).toEqual([]);
    },
  );

  const give = async (kind: 'email' | 'booking-changed') => {
    const about = { dedupeKey: 'booking:b:1', subject: 'booking:b' };
    const { query } = services.db;
    const at = services.clock.now();
    if (kind === 'email') {
      const payload = { to: 'ada@example.com', subject: 'Hello', html: '', text: '' };
      await enqueue(query, at, [{ kind, ...about, payload }]);
    } else {
      const payload = { bookingId: 'b', sequence: 0, change: 'confirmed' as const };
      await enqueue(query, at, [{ kind, ...about, payload }]);
    }
  };
  /** Has the entry attempted so many times, each as late as the longest back-off. */
  const attempt = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      await worker.drain();
      services.setNow(services.clock.now() + day);
    }
  };
  const entry = () => services.db.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const waits = (count: number) =>
    Array.from({ length: count }, () => new TryLater('meet-link', 60_000, 'Waiting for the Meet link.'));
  const failures = (count: number) => Array.from({ length: count }, () => new Error('passing'));

  test('that waited 20 times is alive after an error that passes', async () => {
    outcomes = [...waits(20), ...failures(1)];
    await give('booking-changed');
    await attempt(20);
    expect(await entry()).toMatchObject({
      status: 'pending',
      attempts: 20,
      failures: 0,
      waits_for: 'meet-link',
    });
    await attempt(1);
    expect(await entry()).toMatchObject({
      status: 'pending',
      failures: 1,
      waits_for: null,
      last_error: 'passing',
    });
    await attempt(1);
    expect(await entry()).toMatchObject({ status: 'done', waits_for: null, last_error: null });
  });

  test('that fails is given up after its number of failures, whatever it waited for between', async () => {
    outcomes = [...failures(maxFailures - 1), ...waits(5), ...failures(1)];
    await give('email');
    await attempt(maxFailures - 1);
    expect(await undelivered(services)).toMatchObject([
      { status: 'pending', failing: true, lastError: 'passing' },
    ]);
    await attempt(5);
    expect(await entry()).toMatchObject({ status: 'pending', failures: maxFailures - 1 });
    await attempt(1);
    expect(await entry()).toMatchObject({ status: 'dead', failures: maxFailures });
    expect(await undelivered(services)).toMatchObject([{ status: 'dead', failing: true }]);
  });

  test('whose receiver answers with what no database takes has failed like others', async () => {
    outcomes = [new Error('550 \u0000\r\nno\u001b[2J')];
    await give('email');
    await attempt(1);
    expect(await entry()).toMatchObject({ status: 'pending', failures: 1, last_error: '550 no [2J' });
  });

  test('that only waits is no failed delivery', async () => {
    outcomes = waits(20);
    await give('email');
    await attempt(20);
    expect(await undelivered(services)).toEqual([]);
    expect(await deliveriesFor(services, 'booking:b')).toMatchObject([{ status: 'pending', failing: false }]);
  });
});
