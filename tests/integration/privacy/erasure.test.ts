import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textsIn } from '#domain/data-requests/mentions.ts';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';
import { book } from '#server/bookings/book.ts';
import { disconnectCalendar } from '#server/calendar/oauth/disconnect.ts';
import { receiveDataRequest } from '#server/data-requests/receive.ts';
import { readLetter } from '#server/inbox/letter/read-letter.ts';
import { takeLetter } from '#server/inbox/take/take-letter.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { addNote } from '#server/people/edits/notes.ts';
import { saveStatus } from '#server/people/edits/save-status.ts';
import { mergePeople } from '#server/people/merges/merge.ts';
import { splitAddress } from '#server/people/merges/split.ts';
import { anonymiseBookings } from '#server/privacy/erase/anonymise.ts';
import { eraseByOwner } from '#server/privacy/erase/erase-by-owner.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { countRecords, findPerson } from '#server/privacy/erase/find-person.ts';
import { exportPerson } from '#server/privacy/export/export-person.ts';
import { mentionsOf } from '#server/privacy/find/mentions.ts';
import { entriesAreGone, findErasure, tryAgain } from '#server/privacy/record/erasures.ts';
import { withSubmission } from '#server/submissions/read-submission.ts';
import { asked, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type GoogleServices, googleServices } from '#tests/support/google.ts';
import { bySelf, contactAnswers, deliverAll, quoteAnswers } from '#tests/support/leads.ts';
import { rawLetter, withFile } from '#tests/support/letters.ts';
import type { TestServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const name = 'Penelope Person';
const email = 'penelope@example.com';
const second = 'penny@example.org';
const traces = /penelope|penny|07700900123|Pen Ltd/i;

describe.each(engines)('erasing a person on %s', (engine) => {
  let set: GoogleServices;
  let services: TestServices;
  beforeEach(async () => {
    const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const environment = { WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET };
    set = await googleServices(engine, { environment });
    await set.connect();
    services = set.services;
    await services.db.query.updateTable('staff').set({ role: 'owner' }).execute();
    // The upkeep of the start would otherwise write search documents between two looks at the database.
    await services.tidyUp();
  });
  afterEach(() => set.dispose());

  /** Every row of every table as text: what a later version adds is looked through too. */
  async function everyRow(): Promise<string[]> {
    const list =
      engine === 'postgres'
        ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
        : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
    const { rows: tables } = await list.execute(services.db.query);
    expect(tables.length).toBeGreaterThan(15);
    const all = await Promise.all(
      tables.map(({ name: table }) => sql`select * from ${sql.table(table)}`.execute(services.db.query)),
    );
    return all.flatMap(({ rows }, index) =>
      rows.map((row) => `${tables[index]?.name} ${JSON.stringify(row)}`),
    );
  }
  const folder = (...parts: string[]) => path.join(services.env.DATA_DIR, ...parts);
  async function keptMails(): Promise<string[]> {
    const files = readdirSync(folder('mail'));
    return Promise.all(
      files.map(async (file) => JSON.stringify(await PostalMime.parse(readFileSync(folder('mail', file))))),
    );
  }
  /** Every file of the site byte by byte: what SQLite has deleted lies in its file, or in its log, until overwritten. */
  const everyByte = () =>
    readdirSync(services.env.DATA_DIR, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => `${file} ${readFileSync(path.join(parentPath, file), 'latin1')}`);
  /** The calendar's entries, deleted ones included. */
  const inCalendar = () => set.google.control.state().calendars.map((calendar) => JSON.stringify(calendar));
  const tracesLeft = async () =>
    [...(await everyRow()), ...(await keptMails()), ...inCalendar(), ...services.logLines].filter((text) =>
      traces.test(text),
    );
  const uploads = () => readdirSync(folder('uploads', 'kept'));

  async function contactWithFile(): Promise<void> {
    const body = new FormData();
    for (const [field, value] of Object.entries({ ...contactAnswers, name, email, company: 'Pen Ltd' }))
      for (const one of [value].flat()) body.append(field, one);
    body.append('newsletter', 'on');
    body.append('files', new Blob(['%PDF-1.7 brief']), 'penelope.pdf');
    const request = new Request('http://foreshore.test/api/contact', { method: 'POST', body });
    const intake = { store: services.files, allowance: services.uploads('192.0.2.1') };
    await withSubmission(request, intake, (submission) => submitContact(services, submission));
  }

  /** A past call, a coming one, a request, leads of both kinds, the newsletter, a complaint; and somebody else's. */
  async function live(): Promise<void> {
    await contactWithFile();
    await submitQuote(
      services,
      bySelf({ ...quoteAnswers, fullName: name, email: email.toUpperCase(), homepage: 'x' }),
    );
    await subscribe(services, { email });
    await receiveDataRequest(services, { kind: 'complaint', name, email, message: `I am ${name}.` });
    const call = {
      name,
      email,
      phone: '07700900123',
      company: 'Pen Ltd',
      message: 'penelope',
      selectedTime: '10:00',
    };
    await book(services, { ...call, selectedDate: '2026-11-23' });
    await submitQuote(services, bySelf({ ...quoteAnswers, email: `joan.${email}`, fullName: 'Joan Else' }));
    await deliverAll(services, { for: 5 * dayMs });
    await book(services, { ...call, selectedDate: '2026-12-02' });
    await submitQuote(services, bySelf({ ...quoteAnswers, email: 'other@example.com' }));
    await deliverAll(services);
    await work();
  }
  /** What staff have made of the person, who has a second address by now. */
  async function work(): Promise<void> {
    await submitQuote(services, bySelf({ ...quoteAnswers, email: second, fullName: 'Penelope at Pen Ltd' }));
    const person = await services.db.query
      .selectFrom('people')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await addNote(services, owner, person.id, { text: 'penelope rings at noon' });
    const seen = String(person.updated_at);
    await saveStatus(services, owner, person.id, {
      status: 'won',
      value: '1',
      reason: 'As penelope said',
      seen,
    });
    await mergePeople(services, owner, person.id, second);
    await splitAddress(services, owner, person.id, second);
    await mergePeople(services, owner, person.id, second);
    await writes();
    await deliverAll(services);
  }
  /** A letter with a file, as it comes out of the mailbox. */
  async function writes(): Promise<void> {
    const raw = rawLetter({ from: `${name} <${second}>`, body: withFile('penny.pdf', Buffer.from('%PDF')) });
    await takeLetter(services, await readLetter(Buffer.from(raw), 100), {
      ...{ folder: 'inbox', history: false, fileBytes: 100 },
      place: { name: 'inbox', uid: 1, arrivedAt: services.clock.now() },
    });
  }
  /** As the command does it: again, as long as something is being delivered. */
  async function eraseWholly(address: string): Promise<void> {
    for (let run = 0; run < 10; run += 1) {
      if ((await erasePerson(services, owner, address)).finished) return;
      await services.drainOutbox();
    }
    throw new Error('It does not come to an end.');
  }
  /** Every text that is stored of the person, by the places where one looks for it first. */
  async function textsOfPerson(): Promise<string[]> {
    const { query } = services.db;
    const mine = [email, second];
    const leads = await query.selectFrom('leads').selectAll().where('email_key', 'in', mine).execute();
    const calls = await query.selectFrom('bookings').selectAll().where('email', 'in', mine).execute();
    const notes = await query.selectFrom('notes').select('text').execute();
    const letters = await query
      .selectFrom('messages')
      .select(['subject', 'text', 'from_email', 'from_name'])
      .execute();
    const asked = await query.selectFrom('data_requests').select(['name', 'email', 'message']).execute();
    const people = await query
      .selectFrom('people')
      .select(['name', 'company', 'phone', 'status_reason'])
      .where('name', '=', name)
      .execute();
    const rows = [
      ...leads.map((row) => [row.name, row.email, row.phone, row.company, JSON.parse(row.payload)]),
      ...calls.map((row) => [row.name, row.email, row.phone, row.company, row.message]),
      ...[notes, letters, asked, people],
    ];
    return [...new Set(textsIn(rows))].filter((text) => text.trim() !== '');
  }
  const exported = async (address: string) =>
    (await Array.fromAsync(await exportPerson(services, owner, address))).join('');
  const forPrograms = (html: string) => {
    const [, json = ''] = /<script type="application\/json" id="data">(.*)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json) as { records: Record<string, unknown[]> };
  };
  const plain = (html: string) =>
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const traceOfOthers = async () =>
    (await services.db.query.selectFrom('leads').select('email').orderBy('email').execute()).map(
      (row) => row.email,
    );

  test('leaves no trace in any table, file or kept mail, and everybody else as they were', async () => {
    await live();
    expect((await tracesLeft()).length).toBeGreaterThan(10);
    expect(inCalendar().join()).toMatch(traces);
    const before = countRecords(await findPerson(services, email));
    expect(before).toMatchObject({
      ...{ leads: 3, files: 1, bookings: 2, newsletter: 1, dataRequests: 1 },
      ...{ people: 1, addresses: 2, notes: 1, merges: 3, letters: 1, letterFiles: 1 },
    });
    expect(uploads()).toHaveLength(2);

    await eraseWholly(` ${email.toUpperCase()} `);
    await deliverAll(services);
    const joan = /joan\.penelope/i;
    expect((await tracesLeft()).filter((text) => !joan.test(text))).toEqual([]);
    expect(uploads()).toEqual([]);
    const bytes = everyByte().map((text) => text.replaceAll(/joan\.?penelope/gi, ''));
    expect(bytes.filter((text) => traces.test(text)).map((text) => text.slice(0, 40))).toEqual([]);
    expect(await traceOfOthers()).toEqual([`joan.${email}`, 'other@example.com']);

    const calls = await services.db.query.selectFrom('bookings').selectAll().orderBy('starts_at').execute();
    expect(calls.map(({ status, email: address, notes }) => [status, address, notes])).toEqual([
      ['confirmed', '', expect.stringContaining('asked for erasure')],
      ['cancelled', '', expect.stringContaining('asked for erasure')],
    ]);
    const told = await services.db.query
      .selectFrom('outbox')
      .select('subject')
      .where('kind', '=', 'booking-changed')
      .where('payload', 'like', '%ended%')
      .execute();
    expect(new Set(told.map(({ subject }) => subject))).toEqual(
      new Set(calls.map(({ id }) => `booking:${id}`)),
    );
    expect(await services.db.query.selectFrom('data_requests').selectAll().executeTakeFirst()).toMatchObject({
      kind: 'complaint',
      status: 'answered',
      email: '',
    });
    const records = await services.db.query.selectFrom('erasures').selectAll().execute();
    expect(records).toMatchObject([{ finished_at: expect.any(Number) }]);
    expect(records[0]?.address_hash).toBe(services.keys.hash('erasure-hash', email));
  });

  test('an export holds every text and file of theirs under either address, nothing of others and no secret', async () => {
    await live();
    const details = `My friend ${email} sends me; not joan.${email}.`;
    const { id: otherLead } = await submitQuote(
      services,
      bySelf({ ...quoteAnswers, email: 'other@example.com', projectDetails: details }),
    );
    await deliverAll(services);
    const before = await everyRow();
    const html = await exported(email);
    const { asked, people } = await findPerson(services, email);
    const whose = { addresses: asked, people: people.map(({ id }) => id) };
    expect(await mentionsOf(services.db.query, whose)).toEqual([{ kind: 'lead', id: otherLead }]);
    expect(html).not.toContain('My friend');
    expect((await everyRow()).join('\n') === before.join('\n'), 'as before').toBe(true);
    const text = plain(html);
    expect((await textsOfPerson()).filter((one) => !text.includes(one))).toEqual([]);
    expect(text).toContain('penelope.pdf');
    for (const file of ['%PDF-1.7 brief', '%PDF'])
      expect(html).toContain(`base64,${Buffer.from(file).toString('base64')}"`);
    expect(await exported(second)).toContain('penelope rings at noon');
    expect(html).not.toMatch(/joan\.penelope|Joan Else|other@example\.com/i);
    expect(html).not.toMatch(/foreshore\.test\/(booking|newsletter\/\w+)\/[\w-]{20}/);
    const hashes = await services.db.query.selectFrom('bookings').select(['id', 'request_hash']).execute();
    for (const { request_hash: hash } of hashes) if (hash) expect(html).not.toContain(hash);
    expect(forPrograms(html)).toMatchObject({ records: { leads: [{}, {}, {}], bookings: [{}, {}] } });
    expect(services.logLines.filter((line) => line.includes('person-exported'))).toHaveLength(2);
  });

  test('what a merge keeps of somebody who was split off again is found, exported and erased with them alone', async () => {
    const keeper = 'keeper@example.com';
    for (const one of [{ email: keeper }, { email, name }, { email: `joan.${email}`, name: 'Joan Else' }])
      await submitContact(services, bySelf({ ...contactAnswers, ...one }));
    await deliverAll(services);
    const { query } = services.db;
    const { person_id: id } = await query
      .selectFrom('person_addresses')
      .select('person_id')
      .where('email_key', '=', keeper)
      .executeTakeFirstOrThrow();
    for (const one of [email, `joan.${email}`]) {
      await mergePeople(services, owner, id, one);
      await splitAddress(services, owner, id, one);
    }
    const moves = () => query.selectFrom('person_merges').selectAll().orderBy('at').execute();
    const kept = (await findPerson(services, email)).merges;
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['merge', 'split']);
    const { merges } = forPrograms(await exported(email)).records;
    expect(JSON.stringify(merges)).toContain(`"name":"${name}"`);
    expect(await exported(keeper)).not.toMatch(traces);

    await eraseWholly(email);
    const joan = /joan\.penelope/i;
    const left = async () => (await tracesLeft()).filter((text) => !joan.test(text));
    expect(await left()).toEqual([]);
    expect(await moves()).toHaveLength(2);

    // As erasures have left it that did not look there.
    await query.insertInto('person_merges').values(kept).execute();
    expect(await left()).not.toEqual([]);
    await eraseWholly(email);
    expect(await left()).toEqual([]);
    expect(await moves()).toHaveLength(2);
  });

  test('a call that is booked amid it is called off before it loses its person', async () => {
    const { id } = await book(services, { ...asked, email });
    const call = () =>
      services.db.query.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await anonymiseBookings(services, [await call()]);
    expect(await call()).toMatchObject({ email, status: 'confirmed' });
    await eraseWholly(email);
    expect(await call()).toMatchObject({ email: '', status: 'cancelled' });
  });

  test('looking changes nothing, and erasing twice or nobody does no harm', async () => {
    await live();
    const before = await everyRow();
    await findPerson(services, email);
    expect((await everyRow()).join('\n') === before.join('\n'), 'as before').toBe(true);
    for (const address of [email, email, 'nobody@example.com']) await eraseWholly(address);
  });

  test('waits for what is being delivered, and a run that dies half-way is finished by the next', async () => {
    await live();
    const { query } = services.db;
    const one = await query
      .selectFrom('outbox')
      .select('id')
      .where('payload', 'like', `%"to":"${email}"%`)
      .executeTakeFirstOrThrow();
    const inHand = { status: 'leased' as const, next_attempt_at: services.clock.now() + 60_000 };
    await query.updateTable('outbox').set(inHand).where('id', '=', one.id).execute();
    expect(await erasePerson(services, owner, email)).toMatchObject({ finished: false });
    expect(await findPerson(services, email)).toMatchObject({ leads: [{}, {}, {}], bookings: [{}, {}] });
    await query.updateTable('outbox').set({ status: 'done' }).where('id', '=', one.id).execute();
    // What was written to them when their coming call was ended may be under way by itself.
    await services.drainOutbox();
    const leased = () =>
      query.selectFrom('outbox').select('id').where('status', '=', 'leased').executeTakeFirst();
    await until(async () => (await leased()) === undefined, 'nothing under way');

    const dying = {
      ...services,
      files: { ...services.files, discard: () => Promise.reject(new Error('The power is gone.')) },
    };
    await expect(erasePerson(dying, owner, email)).rejects.toThrow('power');
    // Nobody asks again: what was begun ends by itself.
    await deliverAll(services, { for: 5 * minuteMs });
    expect((await tracesLeft()).filter((text) => !/joan/i.test(text))).toEqual([]);
    expect(await query.selectFrom('erasures').selectAll().execute()).toMatchObject([
      { finished_at: expect.any(Number), sealed_rest: null, counts: expect.stringContaining('"leads":3') },
    ]);
  });

  test('is not finished as long as the calendar, gone or refusing, has an entry of theirs, of the past as well', async () => {
    const call = { name, email, selectedDate: '2026-11-23' };
    await book(services, { ...call, selectedTime: '10:00' });
    await book(services, { ...call, selectedTime: '11:00' });
    await deliverAll(services);
    services.setNow(Date.parse('2026-11-23T10:45:00Z'));
    await disconnectCalendar(services, owner);
    const { id } = await erasePerson(services, owner, email);
    await deliverAll(services, { for: 5 * minuteMs });
    const record = () =>
      services.db.query.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await record()).toMatchObject({ finished_at: null, waits_for: 'calendar', by_id: owner.id });
    expect(JSON.stringify(await record())).not.toMatch(traces);
    expect(inCalendar().join()).toMatch(traces);

    set.google.control.addFault({ kind: 'events.patch', error: 'backendError', times: null });
    await set.connect();
    await services.drainOutbox();
    expect(await record()).toMatchObject({ finished_at: null, waits_for: 'calendar' });
    set.google.control.clearFaults();
    await deliverAll(services, { for: 2 * hourMs });
    expect(await record()).toMatchObject({
      finished_at: expect.any(Number),
      waits_for: null,
      sealed_rest: null,
    });
    expect(inCalendar().join()).not.toMatch(traces);
    expect(inCalendar().join()).not.toContain('"status":"confirmed"');
    expect(await tracesLeft()).toEqual([]);
  });

  test('ends at the owner’s word where the calendar is gone for good, and takes no such word before', async () => {
    const booked = { name, email, selectedDate: '2026-11-23', selectedTime: '10:00' };
    const { id: bookingId } = await book(services, booked);
    const links = () =>
      services.db.query
        .selectFrom('calendar_events')
        .select('booking_id')
        .where('booking_id', '=', bookingId)
        .execute();
    // The calendar may be read just now, and its entries wait for that.
    const written = async () => {
      await deliverAll(services, { for: minuteMs });
      return (await links()).length === 1;
    };
    await until(written, 'the entry in the calendar');
    await disconnectCalendar(services, owner);
    const { id } = await erasePerson(services, owner, email);
    const standing = () => findErasure(services, id);
    await deliverAll(services);
    // As it is before the calendar was asked.
    await services.db.query.updateTable('erasures').set({ waits_for: null }).where('id', '=', id).execute();
    await entriesAreGone(services, id);
    expect(await links()).toHaveLength(1);
    const waits = async () => {
      await deliverAll(services, { for: minuteMs });
      return (await standing())?.waitsFor === 'calendar';
    };
    await until(waits, 'the erasure to ask the calendar');
    expect(await standing()).toMatchObject({ finishedAt: null });
    // Asking once more changes nothing while the calendar is away.
    await tryAgain(services, id);
    await deliverAll(services);
    expect(await standing()).toMatchObject({ finishedAt: null, waitsFor: 'calendar' });
    services.setNow(services.clock.now() + minuteMs);
    await entriesAreGone(services, id);
    await deliverAll(services);
    expect(await standing()).toMatchObject({ finishedAt: expect.any(Number), waitsFor: null });
    expect(await links()).toEqual([]);
    expect((await everyRow()).filter((text) => traces.test(text))).toEqual([]);
  });

  test('from their page an owner erases, who writes an address of theirs; staff cannot', async () => {
    await submitQuote(services, bySelf({ ...quoteAnswers, email, fullName: name }));
    await deliverAll(services);
    const { query } = services.db;
    const { id } = await query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    const as = (role: 'owner' | 'staff') =>
      query.updateTable('staff').set({ role }).where('id', '=', owner.id).execute();
    await as('staff');
    await expect(eraseByOwner(services, owner, id, email)).rejects.toMatchObject({ code: 'forbidden' });
    await as('owner');
    await expect(eraseByOwner(services, owner, id, 'joan@example.com')).rejects.toMatchObject({
      fields: { sure: expect.any(String) },
    });
    expect(await query.selectFrom('people').selectAll().execute()).toHaveLength(1);
    await eraseByOwner(services, owner, id, ` ${email.toUpperCase()} `);
    expect(await tracesLeft()).toEqual([]);
  });
});
