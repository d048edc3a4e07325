import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { retention, retentionOf } from '#content/legal/retention.ts';
import { dayMs } from '#domain/format/durations.ts';
import { fillDatabase } from '#scripts/measure/sample-rows.ts';
import { book } from '#server/bookings/book.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { readLetter } from '#server/inbox/letter/read-letter.ts';
import { takeLetter } from '#server/inbox/take/take-letter.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { submitApplication } from '#server/leads/submit-application.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { mergePeople } from '#server/people/merges/merge.ts';
import { splitAddress } from '#server/people/merges/split.ts';
import { undoMove } from '#server/people/merges/undo.ts';
import { personFor } from '#server/people/person-for.ts';
import { enforceRetention, sweeps } from '#server/retention/enforce.ts';
import { createUpkeep } from '#server/start/upkeep.ts';
import { withSubmission } from '#server/submissions/read-submission.ts';
import { engines } from '#tests/support/engines.ts';
import {
  applicationAnswers,
  bySelf,
  contactAnswers,
  deliverAll,
  offerAnswers,
  quoteAnswers,
} from '#tests/support/leads.ts';
import { rawLetter } from '#tests/support/letters.ts';
import { othersServed } from '#tests/support/others-served.ts';
import { addStaff } from '#tests/support/people.ts';
import { believeClock, fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const staff = { id: 'owner', name: 'Owner', email: 'owner@example.com' };

test('every promise of the privacy policy has somebody who keeps it; backups are the operator’s', () => {
  const promised = retention.map((entry) => entry.id).filter((id) => id !== 'backups');
  expect(Object.keys(sweeps).sort()).toEqual(promised.sort());
});

describe.each(engines)('what has been kept for long enough, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
    // The round of the start mends what lies in its future, and tests go there.
    await services.tidyUp();
  });
  afterEach(() => services.dispose());

  const count = async (
    table: 'leads' | 'bookings' | 'outbox' | 'newsletter_subscriptions' | 'rate_limits',
  ) => {
    const rows = await services.db.query.selectFrom(table).selectAll().execute();
    return rows.length;
  };
  const sweep = () => enforceRetention(services, services.clock.now());
  /** Sweeps just before the end of a period that began at an instant, and right after it. */
  const atTheEndOf = async (id: string, began: number, look: () => Promise<unknown>) => {
    const end = began + retentionOf(id).days * dayMs;
    // The round of the start must not see the later time: it would write of promises that are late by then.
    await services.stopWork();
    services.setNow(end);
    await sweep();
    const before = await look();
    services.setNow(end + 1);
    await sweep();
    return [before, await look()];
  };
  const kept = () => {
    const folder = path.join(services.env.DATA_DIR, 'uploads', 'kept');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  test('applications go with their sender, unless there is more of that person', async () => {
    const began = services.clock.now();
    await submitApplication(services, bySelf(applicationAnswers));
    await submitApplication(services, bySelf({ ...applicationAnswers, email: contactAnswers.email }));
    await submitContact(services, bySelf(contactAnswers));
    await deliverAll(services);
    const left = async () => {
      const people = await services.db.query.selectFrom('people').select('name').execute();
      return [await count('leads'), people.length];
    };
    expect(await atTheEndOf('applications', began, left)).toEqual([
      [3, 2],
      [1, 1],
    ]);
  });

  async function contactWithFile() {
    const body = new FormData();
    for (const [name, value] of Object.entries(contactAnswers))
      for (const one of [value].flat()) body.append(name, one);
    body.append('files', new Blob(['%PDF-1.7 brief']), 'brief.pdf');
    const request = new Request('http://foreshore.test/api/contact', { method: 'POST', body });
    return withSubmission(
      request,
      { store: services.files, allowance: services.uploads('192.0.2.1') },
      (submission) => submitContact(services, submission),
    );
  }

  test('an enquiry goes with its files, two years after the last entry about it', async () => {
    const lead = await contactWithFile();
    await deliverAll(services);
    const touched = fridayMorning + 100 * dayMs;
    services.setNow(touched);
    await setLeadStatus(services, staff, lead.id, 'won');
    expect(await atTheEndOf('enquiries', touched, async () => [await count('leads'), kept()])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(await services.db.query.selectFrom('lead_attachments').selectAll().execute()).toEqual([]);
  });

  test('a person goes with the files of their letters, two years after the last that happened', async () => {
    const files = [
      {
        name: 'plan.pdf',
        type: 'application/pdf',
        bytes: 1,
        open: async () => Readable.from([Buffer.from('x')]),
      },
    ];
    await services.db.query.transaction().execute(async (trx) => {
      const claims = { email: 'ann@client.example', name: 'Ann', phone: '', company: '', at: fridayMorning };
      await personFor(trx, claims);
    });
    const raw = Buffer.from(rawLetter({ from: 'ann@client.example' }));
    const letter = { ...(await readLetter(raw, 100)), files };
    await takeLetter(services, letter, {
      ...{ folder: 'inbox', history: false, fileBytes: 100 },
      place: { name: 'inbox', uid: 1, arrivedAt: fridayMorning },
    });
    const letters = () => services.db.query.selectFrom('messages').select('id').execute();
    expect(await atTheEndOf('people', fridayMorning, async () => [(await letters()).length, kept()])).toEqual(
      [
        [1, 1],
        [0, 0],
      ],
    );
  });

  test.each(['a split', 'an undoing'])(
    'with a person goes what a merge before %s keeps of them',
    async (way) => {
      await addStaff(services, staff);
      const { query } = services.db;
      const [keeper, client] = ['keeper@client.example', 'ann@client.example'];
      for (const email of [keeper, client]) {
        const claims = { email, name: `Name of ${email}`, phone: '', company: '', at: fridayMorning };
        await query.transaction().execute((trx) => personFor(trx, claims));
      }
      await submitApplication(services, bySelf(applicationAnswers));
      await deliverAll(services);
      const { person_id: id } = await query
        .selectFrom('person_addresses')
        .select('person_id')
        .where('email_key', '=', keeper)
        .executeTakeFirstOrThrow();
      const moves = () =>
        query.selectFrom('person_merges').select('id').where('undone_at', 'is', null).execute();
      // One of them goes with other people, one with their application.
      for (const other of [client, applicationAnswers.email]) {
        await mergePeople(services, staff, id, other);
        if (way === 'a split') await splitAddress(services, staff, id, other);
        else for (const move of await moves()) await undoMove(services, staff, move.id);
      }
      await services.stopWork();
      const later = services.clock.now() + 3 * 365 * dayMs;
      await query.updateTable('people').set({ last_at: later }).where('id', '=', id).execute();
      services.setNow(later);
      await sweep();
      expect(await query.selectFrom('people').select('id').execute()).toEqual([{ id }]);
      expect(await query.selectFrom('person_merges').selectAll().execute()).toEqual([]);
    },
  );

  // PostgreSQL answers others beside it however fast it goes: what they see there is a matter of speed.
  test.runIf(engine === 'sqlite')('others are served while much is deleted', async () => {
    await fillDatabase(services.db.query, services.clock.now() - 8 * 365 * dayMs, 100);
    const left = () =>
      Promise.all((['leads', 'bookings'] as const).map((table) => count(table))).then((all) => all.join());
    const peopleLeft = async () =>
      (await services.db.query.selectFrom('people').select('id').execute()).length;
    const seen = new Set<string>();
    const seenPeople = new Set<number>();
    await othersServed(sweep, async () => {
      seen.add(await left());
      seenPeople.add(await peopleLeft());
    });
    // Enquiries and calls go ten at a time.
    expect(seen.size).toBeGreaterThanOrEqual(18);
    // People go three at a time: each takes its words out of the search's index.
    expect(seenPeople.size).toBeGreaterThanOrEqual(12);
  });

  test('a site that stops breaks off what it deletes, and the next round takes it up until nothing stays', async () => {
    await fillDatabase(services.db.query, services.clock.now() - 8 * 365 * dayMs, 100);
    const stopping = new AbortController();
    const sweeping = enforceRetention(services, services.clock.now(), stopping.signal);
    while ((await count('leads')) === 100) await setImmediate();
    stopping.abort();
    await sweeping;
    expect(await count('leads')).toBeGreaterThan(0);
    expect(await count('bookings')).toBe(100);
    await sweep();
    const people = await services.db.query.selectFrom('people').selectAll().execute();
    expect([await count('leads'), await count('bookings'), people.length]).toEqual([0, 0, 0]);
  });

  test('the hourly upkeep does it', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    // The round of the start must not see the later time.
    await services.stopWork();
    services.setNow(fridayMorning + 1000 * dayMs);
    await believeClock(services);
    const believing = { ...services, env: { ...services.env, SITE_NOW: '2030-01-01T00:00:00Z' } };
    await createUpkeep(believing, services.clock).run();
    expect(await count('leads'), 'in the upkeep of a site with SITE_NOW').toBe(1);
    // What cannot be deleted among uploads that were never finished: here for everybody, elsewhere for who is not root.
    const stays = path.join(services.env.DATA_DIR, 'uploads', 'tmp', crypto.randomUUID());
    mkdirSync(stays, { recursive: true });
    utimesSync(stays, 0, 0);
    await createUpkeep(services, services.clock).run();
    expect([await count('leads'), await count('outbox')]).toEqual([0, 0]);
  });

  test('an offer request goes two years after it came, whatever was noted since', async () => {
    const lead = await submitOffer(services, bySelf(offerAnswers));
    await deliverAll(services);
    services.setNow(fridayMorning + 300 * dayMs);
    await setLeadStatus(services, staff, lead.id, 'lost');
    expect(await atTheEndOf('offer-requests', fridayMorning, () => count('leads'))).toEqual([1, 0]);
  });

  test('what was held or marked as spam goes after 90 days, and nothing else with it', async () => {
    await submitContact(services, bySelf({ ...contactAnswers, homepage: 'x' }));
    await submitOffer(services, bySelf({ ...offerAnswers, homepage: 'x' }));
    const spam = await submitQuote(services, bySelf(quoteAnswers));
    await setLeadStatus(services, staff, spam.id, 'spam');
    const real = await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    const ids = async () =>
      (await services.db.query.selectFrom('leads').select('id').execute()).map((row) => row.id);
    const [before, after] = await atTheEndOf('quarantine', fridayMorning, ids);
    expect([before, after]).toEqual([expect.objectContaining({ length: 4 }), [real.id]]);
  });

  test.each(['pending', 'leased', 'dead'] as const)(
    'no lead goes while an e-mail about it is %s',
    async (status) => {
      await submitQuote(services, bySelf(quoteAnswers));
      await deliverAll(services);
      await services.stopWork();
      const late = fridayMorning + 1000 * dayMs;
      const one = services.db.query.selectFrom('outbox').select('id').where('kind', '=', 'email').limit(1);
      const settle = (changed: { status: 'pending' | 'leased' | 'dead' | 'done'; done_at: number | null }) =>
        services.db.query.updateTable('outbox').set(changed).where('id', '=', one).execute();
      await settle({ status, done_at: status === 'dead' ? late : null });
      services.setNow(late);
      await sweep();
      expect(await count('leads')).toBe(1);
      await settle({ status: 'done', done_at: late });
      await sweep();
      expect(await count('leads')).toBe(0);
    },
  );

  test('a delivery that was given up goes after 90 days and keeps its lead no longer', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    const gaveUpAt = fridayMorning + 1000 * dayMs;
    await services.db.query.updateTable('outbox').set({ status: 'dead', done_at: gaveUpAt }).execute();
    const look = async () => [(await count('outbox')) > 0, await count('leads')];
    expect(await atTheEndOf('sent-mail', gaveUpAt, look)).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  test('what was sent goes after 90 days, also from the disk; what waits stays', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    const mails = path.join(services.env.DATA_DIR, 'mail');
    for (const name of readdirSync(mails)) {
      const at = services.clock.now() / 1000;
      utimesSync(path.join(mails, name), at, at);
    }
    const sentAt = services.clock.now();
    services.setNow(sentAt + 10);
    await services.db.query
      .insertInto('outbox')
      .values({
        id: 'waiting',
        kind: 'email',
        dedupe_key: 'waiting',
        subject: null,
        payload: '{}',
        status: 'pending',
        next_attempt_at: sentAt + 5000 * dayMs,
        lease_token: null,
        last_error: null,
        created_at: sentAt,
        done_at: null,
      })
      .execute();
    const look = async () => [await count('outbox'), readdirSync(mails).length];
    expect(await atTheEndOf('sent-mail', sentAt, look)).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });

  test('a booking goes a year after the call, its calendar is told, and its lead is let go', async () => {
    const lead = await submitQuote(services, bySelf({ ...quoteAnswers, email: 'ada@example.com' }));
    const slot = { selectedDate: '2026-11-24', selectedTime: '09:00', name: 'Ada', email: 'ada@example.com' };
    const { id } = await book(services, slot);
    await deliverAll(services, { for: 30 * dayMs });
    const row = await services.db.query.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    expect(row.lead_id).toBe(lead.id);
    expect(await atTheEndOf('bookings', row.ends_at, () => count('bookings'))).toEqual([1, 0]);
    const told = await services.db.query
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `booking:${id}:calendar:${row.sequence + 1}`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(told.payload)).toMatchObject({ bookingId: id, change: 'ended' });
  });

  test('sign-ups that were never confirmed go after 30 days, leavers after two years, readers stay', async () => {
    for (const [email, status] of [
      ['pending@example.com', 'pending'],
      ['reader@example.com', 'confirmed'],
      ['leaver@example.com', 'unsubscribed'],
    ] as const) {
      await subscribe(services, { email });
      const unsubscribed_at = status === 'unsubscribed' ? fridayMorning : null;
      await services.db.query
        .updateTable('newsletter_subscriptions')
        .set({ status, unsubscribed_at })
        .where('email', '=', email)
        .execute();
    }
    const emails = async () => {
      const rows = await services.db.query.selectFrom('newsletter_subscriptions').select('email').execute();
      return rows.map((row) => row.email.split('@')[0]).sort();
    };
    expect(await atTheEndOf('newsletter-pending', fridayMorning, emails)).toEqual([
      ['leaver', 'pending', 'reader'],
      ['leaver', 'reader'],
    ]);
    expect(await atTheEndOf('newsletter-left', fridayMorning, emails)).toEqual([
      ['leaver', 'reader'],
      ['reader'],
    ]);
  });

  test('whoever left the list has left still when a sign-up of that address is never confirmed', async () => {
    const email = 'leaver@example.com';
    const row = () =>
      services.db.query
        .selectFrom('newsletter_subscriptions')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
    await subscribe(services, { email });
    const made = await row();
    if (!made) throw new Error('The wish is not stored.');
    await unsubscribe(services, newsletterToken(services.keys, 'unsubscribe', made));
    const leftAt = services.clock.now();
    const typedAt = leftAt + dayMs;
    services.setNow(typedAt);
    await subscribe(services, { email });
    const state = async () => {
      const { status, unsubscribed_at, updated_at } = (await row()) ?? {};
      return { status, unsubscribed_at, updated_at };
    };
    expect(await atTheEndOf('newsletter-pending', typedAt, state)).toEqual([
      { status: 'pending', unsubscribed_at: leftAt, updated_at: typedAt },
      { status: 'unsubscribed', unsubscribed_at: leftAt, updated_at: leftAt },
    ]);
    expect(await atTheEndOf('newsletter-left', leftAt, row)).toMatchObject([{ id: made.id }, undefined]);
  });

  test('the proof of a review goes a year after the review left, and stays while anything shows it', async () => {
    await addStaff(services, staff);
    const { query } = services.db;
    const shipped = contentDocuments.get('testimonials')?.defaults as { id: number }[];
    const [first, ...others] = shipped;
    const by = { giver: 'Ann', contact: 'ann@client.example' };
    const proof = { ...by, given_on: '2026-01-02', permission: 'By email', original: 'Good.' };
    const ids = async () => (await query.selectFrom('review_proofs').select('review_id').execute()).length;
    const held = { state: 'held' as const, saved_at: 0, ...proof };
    for (const id of [first?.id ?? 0, 9999])
      await query
        .insertInto('review_proofs')
        .values({ ...held, review_id: id })
        .execute();
    await sweep();
    expect(await atTheEndOf('review-proofs', fridayMorning, ids)).toEqual([2, 1]);
    // Visitors still get what ships when she takes the other off; it counts as gone once that is live.
    const facts = others;
    await saveVersion(services, { document: 'testimonials', facts, base: 0, note: '', staffId: staff.id });
    await sweep();
    const live = {
      id: 'r',
      number: 1,
      state: 'live' as const,
      documents: '{"testimonials":1}',
      changes: '{}',
    };
    const noted = { note: '', build: 'b', created_at: 0, published_at: 0 };
    await query
      .insertInto('content_releases')
      .values({ ...live, ...noted })
      .execute();
    const began = services.clock.now();
    await sweep();
    expect(await atTheEndOf('review-proofs', began, ids)).toEqual([1, 0]);
  });

  test('counters go after two days, sign-ins of staff a week after their end', async () => {
    await isWithinLimit(services, { name: 'test', key: 'x', max: 1, windowMs: 1000 });
    expect(await atTheEndOf('rate-limits', fridayMorning, () => count('rate_limits'))).toEqual([1, 0]);

    const { db } = services;
    const date = (at: number) => (engine === 'postgres' ? new Date(at) : new Date(at).toISOString());
    const now = date(fridayMorning);
    await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('s', 'S', 's@example.com', ${engine === 'postgres' ? true : 1}, ${now}, ${now})`.execute(
      db.query,
    );
    await sql`insert into staff_sessions (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
      values ('one', ${now}, 't', ${now}, ${now}, 's')`.execute(db.query);
    const sessions = async () => {
      const { rows } = await sql`select id from staff_sessions`.execute(db.query);
      return rows.length;
    };
    expect(await atTheEndOf('sign-ins', fridayMorning, sessions)).toEqual([1, 0]);
  });
});
