import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { letterView } from '#app/pages/admin/people/letter/letter-view.ts';
import { megabyte } from '#domain/format/sizes.ts';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import type { DomainError } from '#server/base/errors.ts';
import { forgetMailbox, saveMailbox } from '#server/inbox/mailbox/save-mailbox.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { sendLetter } from '#server/inbox/send/send-letter.ts';
import { takeBack } from '#server/inbox/send/take-back.ts';
import { adoptAddress } from '#server/inbox/sort/adopt-address.ts';
import { makePerson } from '#server/inbox/sort/make-person.ts';
import { listUnsorted } from '#server/inbox/sort/unsorted.ts';
import { leftNote } from '#server/inbox/take/left-in-mailbox.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { personFor } from '#server/people/person-for.ts';
import { submittedFile } from '#server/submissions/submitted-file.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { type ImapServer, startImap } from '#tests/support/imap-server.ts';
import { rawBounce, rawLetter, sha256, withFile } from '#tests/support/letters.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

let imap: ImapServer;
let smtp: SmtpStandIn;
beforeAll(async () => {
  [imap, smtp] = await Promise.all([startImap(), startSmtp(() => 'take')]);
});
afterAll(() => Promise.all([imap.stop(), smtp.stop()]));

const bea = { id: 'bea', name: 'Bea', email: 'bea@agency.example' };

let mailboxes = 0;

describe.each(engines)('the mailbox, with %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let user: string;
  let annId: string;

  const open = async (environment: Record<string, string> = {}, startAt?: number) => {
    services = await servicesOn(
      store,
      {
        IMAP_URL: imap.url(user),
        MAILBOX_POLL_MS: '600000',
        SMTP_URL: smtp.url,
        AGENCY_EMAIL: 'hello@agency.example',
        ...environment,
      },
      startAt,
    );
  };
  const person = (email: string, name: string) =>
    services.db.query.transaction().execute(async (trx) => {
      const found = await personFor(trx, { email, name, phone: '', company: '', at: services.clock.now() });
      return found.id;
    });
  const deliver = async (...letters: string[]) => {
    for (const letter of letters) imap.deliver(user, letter);
    await services.readMailbox();
  };
  const stored = () => services.db.query.selectFrom('messages').selectAll().orderBy('created_at').execute();
  const subjects = async () => (await stored()).map(({ subject }) => subject).sort();
  const waiting = async (id: string) =>
    (
      await services.db.query
        .selectFrom('people')
        .select('waiting_since')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).waiting_since;
  const status = async (id: string) =>
    (await services.db.query.selectFrom('people').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  const address = (email: string) =>
    services.db.query
      .selectFrom('person_addresses')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();

  beforeEach(async () => {
    mailboxes += 1;
    user = `hello${mailboxes}`;
    store = await createStore(engine);
    await open();
    await services.readMailbox();
    annId = await person('ann@client.example', 'Ann Lee');
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  test('letters land with their person, strangers wait, machines make nobody wait, and the mailbox stays as it is', async () => {
    await services.db.query
      .updateTable('people')
      .set({ status: 'lost', status_reason: 'Too dear' })
      .where('id', '=', annId)
      .execute();
    await deliver(rawLetter({ subject: 'Out of office', headers: ['Auto-Submitted: auto-replied'] }));
    expect(await waiting(annId)).toBeNull();
    expect(await status(annId)).toBe('lost');
    await deliver(
      rawLetter({ subject: 'Yes please', from: 'ANN@Client.example' }),
      rawLetter({
        subject: 'HTML',
        body: ['Content-Type: text/html', '', '<p>Hi <b>you</b></p><script>x()</script>'],
      }),
      rawLetter({ subject: 'Who are you?', from: 'Bob <bob@new.example>' }),
      rawLetter({ subject: 'Sale', from: 'news@shop.example', headers: ['Precedence: bulk'] }),
      rawLetter({ subject: 'Colleagues', from: 'hello@agency.example', text: 'Lunch?' }),
      rawLetter({
        subject: 'Fwd: My logo',
        from: 'hello@agency.example',
        text: '---------- Forwarded message ---------\nFrom: Ann Lee <ann@client.example>\n\nHere it is.',
      }),
      rawLetter({
        subject: 'Ours',
        from: 'site@agency.example',
        id: `<${crypto.randomUUID()}@foreshore.test>`,
      }),
    );
    expect(await subjects()).toEqual(['Fwd: My logo', 'HTML', 'Out of office', 'Who are you?', 'Yes please']);
    const rows = Object.fromEntries((await stored()).map((row) => [row.subject, row]));
    expect(rows['Yes please']).toMatchObject({
      person_id: annId,
      kind: 'letter',
      state: 'sorted',
      direction: 'in',
      stranger: 0,
    });
    expect(rows['Out of office']).toMatchObject({ person_id: annId, kind: 'automatic' });
    expect(rows.HTML?.text).toBe('Hi you');
    expect(rows['Who are you?']).toMatchObject({ person_id: null, state: 'unsorted' });
    expect(rows['Fwd: My logo']).toMatchObject({
      person_id: annId,
      passed_on_by: 'hello@agency.example',
      from_email: 'ann@client.example',
    });
    expect(await waiting(annId)).toBe(services.clock.now());
    expect(await status(annId)).toBe('new');
    const told = await services.db.query
      .selectFrom('timeline')
      .select('kind')
      .where('person_id', '=', annId)
      .execute();
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'letter-automatic',
      'letter-in',
      'letter-in',
      'letter-in',
      'status',
    ]);
    // A flag would follow after a colon, and a letter that was opened would have left `new`.
    expect(imap.files(user).filter((name) => name.includes(':'))).toEqual([]);
    expect(await mailboxStanding(services)).toEqual({
      state: 'on',
      readAt: services.clock.now(),
      trouble: null,
    });
  });

  test('one address fills no list, and staff are told of what a full one leaves in the mailbox', async () => {
    const flood = Array.from({ length: 21 }, (_, i) =>
      rawLetter({ subject: `${i}`, from: 'eve@flood.example' }),
    );
    await deliver(...flood);
    expect((await listUnsorted(services.db.query)).count).toBe(20);
    // Nobody can raise an alarm by writing often.
    expect(await leftNote(services)).toBeNull();
    const [one] = await stored();
    if (!one) throw new Error('No letter was stored.');
    const others = Array.from({ length: 280 }, (_, i) => ({
      ...{ ...one, id: crypto.randomUUID(), message_id: `<${i}@flood.example>` },
      from_email: `${i}@flood.example`,
    }));
    for (let at = 0; at < others.length; at += 40)
      await services.db.query
        .insertInto('messages')
        .values(others.slice(at, at + 40))
        .execute();
    await deliver(rawLetter({ subject: 'A real one', from: 'Bob <bob@new.example>' }));
    expect(await subjects()).not.toContain('A real one');
    expect(await leftNote(services)).toContain('1 letter of somebody unknown was left in the mailbox');
    await deliver(rawLetter({ subject: 'Another', from: 'Cy <cy@new.example>' }));
    expect(await leftNote(services)).toContain('2 letters of people unknown were left in the mailbox');
    services.setNow(services.clock.now() + 8 * 86_400_000);
    expect(await leftNote(services)).toBeNull();
  });

  test('an answer from another address is shown in its thread; 20 MB of files come whole, once, whatever is numbered anew', async () => {
    const id = crypto.randomUUID();
    const { query } = services.db;
    const payload = { to: 'ann@client.example', subject: 'Our offer', html: '', text: '' };
    await query.insertInto('leads').values(leadOf(annId)).execute();
    await enqueue(query, 1, [{ kind: 'email', dedupeKey: id, subject: 'lead:lead', payload }]);
    const { id: entry } = await query
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', '=', id)
      .executeTakeFirstOrThrow();
    const plan = randomBytes((engine === 'sqlite' ? 20 : 2) * megabyte);
    const letter = rawLetter({
      subject: 'Re: Our offer',
      from: 'Ann at home <ann@home.example>',
      answers: `<${entry}@foreshore.test>`,
      body: withFile('plan.pdf', plan),
    });
    await deliver(letter);
    const [row] = await stored();
    expect(row).toMatchObject({ person_id: annId, stranger: 1, text: 'See the plan. £500', state: 'sorted' });
    const [file] = await query.selectFrom('message_files').selectAll().execute();
    expect(file).toMatchObject({
      original_name: 'plan.pdf',
      type: 'application/pdf',
      bytes: plan.length,
      sha256: sha256(plan),
    });
    const content = await services.files.open(file?.stored_name ?? '');
    expect(sha256(Buffer.concat((await content?.toArray()) ?? []))).toBe(sha256(plan));

    imap.renumber(user);
    imap.deliver(user, letter);
    await services.dispose();
    await open();
    await services.readMailbox();
    expect(await stored()).toHaveLength(1);
    // The copies that were fetched again are gone.
    expect(await services.files.kept(Date.now() + 1000)).toHaveLength(1);
  });

  test('what colleagues write to each other stays in the mailbox, also where a form has made a person of one', async () => {
    await addStaff(services, { email: 'cy@agency.example' });
    for (const email of ['cy@agency.example', 'hello@agency.example'])
      await person(email, 'Typed by a stranger');
    const send = (to: string, subject: string) =>
      imap.deliver(user, rawLetter({ from: 'hello@agency.example', to, subject }), 'Sent');
    send('cy@agency.example', 'Your salary');
    send('hello@agency.example', 'Note to self');
    send('cy@agency.example, ann@client.example', 'Our offer');
    await services.readMailbox();
    expect(await stored()).toMatchObject([{ subject: 'Our offer', person_id: annId, direction: 'out' }]);
  });

  test('a sender whom the mailbox’s server has not confirmed is told as such; without that server’s name nothing is said', async () => {
    const found = (domain: string, server = 'mx.agency.example') =>
      `Authentication-Results: ${server}; dmarc=pass header.from=${domain}`;
    await deliver(rawLetter({ subject: 'Before' }));
    await services.dispose();
    await open({ MAILBOX_AUTHSERV_ID: 'MX.agency.example' });
    await deliver(
      rawLetter({ subject: 'True', headers: [found('client.example')] }),
      rawLetter({ subject: 'Of somebody else', headers: [found('evil.example'), found('client.example')] }),
      rawLetter({ subject: 'Of another server', headers: [found('client.example', 'mx.evil.example')] }),
      rawLetter({
        subject: 'Nothing',
        from: 'Bob <bob@new.example>',
        headers: ['Reply-To: bob@evil.example'],
      }),
      rawLetter({
        subject: 'Fwd: My logo',
        from: 'hello@agency.example',
        headers: [found('client.example')],
        text: '---------- Forwarded message ---------\nFrom: Ann Lee <ann@client.example>\n\nHere it is.',
      }),
    );
    const rows = await stored();
    expect(Object.fromEntries(rows.map(({ subject, sender_confirmed: is }) => [subject, is]))).toEqual({
      ...{ Before: null, True: 1 },
      ...{ 'Of somebody else': 0, 'Of another server': 0, Nothing: 0, 'Fwd: My logo': 0 },
    });
    const told = await services.db.query.selectFrom('timeline').select('payload').execute();
    expect(told.filter(({ payload }) => payload.includes('unconfirmed'))).toHaveLength(3);
    const idOf = (subject: string) => rows.find((row) => row.subject === subject)?.id ?? '';
    const factsOf = async (subject: string) =>
      new Map((await letterView(services, idOf(subject)))?.facts).get('Sender') ?? '';
    expect(await factsOf('Of another server')).toContain(
      'has not confirmed that it came from ann@client.example',
    );
    expect(await factsOf('Fwd: My logo')).toContain(
      'has not confirmed that it came from hello@agency.example',
    );
    expect([await factsOf('True'), await factsOf('Before')]).toEqual(['', '']);
    const { letters } = await listUnsorted(services.db.query);
    expect(letters.map(({ subject, unconfirmed }) => [subject, unconfirmed])).toEqual([['Nothing', true]]);
    // Making its sender a person keeps to what is known of the letter.
    const bobId = await makePerson(services, bea, idOf('Nothing'));
    const [line] = await services.db.query
      .selectFrom('timeline')
      .select('payload')
      .where('person_id', '=', bobId)
      .where('kind', '=', 'letter-in')
      .execute();
    expect(line?.payload).toContain('unconfirmed');
  });

  test('ids and addresses that no database takes keep out neither their letter nor those after it', async () => {
    const nul = (text: string) => `=?utf-8?Q?${text}?=`;
    const threads = [`In-Reply-To: ${nul('<d=00e@f.example>')}`, `References: ${nul('<a=00b@c.example>')}`];
    const report = (original: string, recipient: string) =>
      rawLetter({
        from: 'MAILER-DAEMON@mx.example',
        subject: `Undelivered: ${recipient}`,
        headers: [`X-Failed-Recipients: ${nul('g=00h@i.example')}`],
        body: [
          'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
          '',
          ...['--b', 'Content-Type: text/plain', '', 'It did not arrive.'],
          ...['--b', 'Content-Type: message/delivery-status', 'Content-Transfer-Encoding: quoted-printable'],
          ...['', 'Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${recipient}`],
          ...['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 no=00body'],
          ...['--b', 'Content-Type: message/rfc822', 'Content-Transfer-Encoding: quoted-printable', ''],
          ...[`Message-ID: ${original}`, 'Subject: Ours', '', 'Hello', '--b--', ''],
        ],
      });
    await deliver(
      rawLetter({ subject: 'Odd', from: 'bob@new.example', headers: threads }),
      report('<x=00y@z.example>', 'a=00b@x.example'),
      report('<x=00y@z.example>', 'ann@client.example'),
      rawLetter({ subject: 'Next' }),
    );
    expect(await subjects()).toEqual(['Next', 'Odd', 'Undelivered: ann@client.example']);
  });

  test('a letter that cannot be judged is left to the mailbox after three tries, and those after it are read', async () => {
    const { query } = services.db;
    const selectFrom = query.selectFrom.bind(query);
    const judging = vi.spyOn(query, 'selectFrom');
    judging.mockImplementation(((table: 'staff') => {
      if (table === 'staff') throw new Error('A letter that nothing here can read.');
      return selectFrom(table);
    }) as typeof query.selectFrom);
    await deliver(rawLetter({ subject: 'Odd' }));
    for (let tries = 1; tries < 4; tries += 1) await services.readMailbox();
    judging.mockRestore();
    await deliver(rawLetter({ subject: 'Next' }));
    expect(await subjects()).toEqual(['Next']);
  });

  test('letters of more parts or headers than are taken of an answer keep out neither themselves nor those after them', async () => {
    const parts = (text: string) => ['Content-Type: multipart/mixed; boundary=b', '', text];
    const none = '--b\r\n\r\n'.repeat(9000);
    await deliver(
      rawLetter({ subject: 'Parts', body: parts(`--b\r\n\r\nHello\r\n${none}`) }),
      rawLetter({
        subject: 'Large',
        body: parts(`--b\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(20_000)}${none}`),
      }),
      rawLetter({ subject: 'Headers', headers: [`X-Long: ${'a'.repeat(5 * megabyte)}`] }),
      rawLetter({ subject: 'Next' }),
    );
    // Its headers ended the connection; the next round asks for fewer.
    await services.readMailbox();
    expect(await subjects()).toEqual(['Headers', 'Large', 'Next', 'Parts']);
    const left = (await stored()).map(({ subject, left_out }) => [subject, JSON.parse(left_out).unreadable]);
    expect(Object.fromEntries(left)).toMatchObject({ Large: true, Headers: true, Next: false });
  });

  test('a letter whose storing was broken off is read again, and is there once', async () => {
    const { keep } = services.files;
    services.files.keep = () => Promise.reject(new Error('The process has died.'));
    await deliver(
      rawLetter({ subject: 'Files', body: withFile('a.pdf', Buffer.from('abc')) }),
      rawLetter({ subject: 'Next' }),
    );
    expect(await stored()).toEqual([]);
    services.files.keep = keep;
    await services.readMailbox();
    await services.readMailbox();
    expect(await subjects()).toEqual(['Files', 'Next']);
  });

  test('a report is believed when it names our mail and whom it went to; else it is told and marks nothing', async () => {
    const ours = `<${crypto.randomUUID()}@foreshore.test>`;
    await services.db.query
      .insertInto('messages')
      .values({
        ...{
          id: 'm1',
          person_id: annId,
          direction: 'out',
          kind: 'letter',
          state: 'sorted',
          message_id: ours,
        },
        ...{
          in_reply_to: null,
          refs: '',
          from_name: '',
          from_email: 'hello@agency.example',
          subject: 'Plan',
          text: '',
        },
        ...{ to_emails: JSON.stringify(['ann@client.example']), at: 1, created_at: 1 },
      })
      .execute();
    await deliver(
      rawBounce({ to: 'ann@client.example', id: '<forged@elsewhere.example>' }),
      rawBounce({ to: 'somebody@else.example', id: '<forged@elsewhere.example>' }),
      rawBounce({ to: 'ann@client.example', id: ours, status: '5.2.2' }),
    );
    expect((await address('ann@client.example')).bounced_at).toBeNull();
    expect((await stored()).filter(({ kind }) => kind === 'bounce')).toHaveLength(2);
    expect(await waiting(annId)).not.toBeNull();
    await deliver(rawBounce({ to: 'ann@client.example', id: ours }));
    expect(await address('ann@client.example')).toMatchObject({
      bounced_at: services.clock.now(),
      bounce_reason: '5.1.1',
    });
    await deliver(rawLetter({ subject: 'It works again' }));
    expect((await address('ann@client.example')).bounced_at).toBeNull();
  });

  test('what was there before is history: known people’s letters, without a promise; the rest stays in the mailbox', async () => {
    await services.dispose();
    await store.remove();
    store = await createStore(engine);
    await open({ IMAP_URL: imap.url(`${user}x`) }, Date.now() + 24 * 3_600_000);
    await services.stopWork();
    annId = await person('ann@client.example', 'Ann Lee');
    for (const from of ['ann@client.example', 'bob@new.example'])
      imap.deliver(`${user}x`, rawLetter({ from, subject: from }));
    imap.deliver(
      `${user}x`,
      rawLetter({ from: 'hello@agency.example', to: 'Ann <ann@client.example>', subject: 'Sent' }),
      'Sent',
    );
    await services.dispose();
    await open({ IMAP_URL: imap.url(`${user}x`) }, Date.now() + 24 * 3_600_000);
    await services.readMailbox();
    expect(await subjects()).toEqual(['Sent', 'ann@client.example']);
    expect((await stored()).map(({ direction }) => direction).sort()).toEqual(['in', 'out']);
    expect(await waiting(annId)).toBeNull();
  });

  test('one that is set in the browser is tried, read without a restart, and switched off again', async () => {
    await services.dispose();
    await open({ IMAP_URL: '', MAIL_IN_OWN_NETWORK: 'on' });
    const email = 'olive@agency.example';
    const owner = { id: await addStaff(services, { email, role: 'owner' }), name: 'Olive', email };
    const { hostname: host, port, password } = new URL(imap.url(user));
    const login = { host, port, encryption: 'none', user, password };
    await expect(saveMailbox(services, owner, { ...login, password: 'wrong' })).rejects.toThrow(
      'does not accept this user name',
    );
    expect(await mailboxStanding(services)).toEqual({ state: 'off' });
    await saveMailbox(services, owner, login);
    await services.readMailbox();
    expect(await mailboxStanding(services)).toMatchObject({ state: 'on', trouble: null });
    await deliver(rawLetter({ from: 'ann@client.example', subject: 'Without a restart' }));
    expect(await subjects()).toContain('Without a restart');
    await forgetMailbox(services, owner);
    await deliver(rawLetter({ from: 'ann@client.example', subject: 'Not read' }));
    expect(await subjects()).not.toContain('Not read');
  });

  test('a thread of ten letters both ways: each in its place, sent once, with what it answers', async () => {
    const { query } = services.db;
    await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values (${bea.id}, ${bea.name}, ${bea.email}, ${engine === 'postgres'}, ${date}, ${date})`.execute(
      query,
    );
    const latest = async () =>
      (
        await query
          .selectFrom('messages')
          .select('id')
          .where('kind', '=', 'letter')
          .orderBy('at', 'desc')
          .executeTakeFirst()
      )?.id ?? '';
    const form = (change: Record<string, string> = {}) => ({
      ...{
        key: crypto.randomUUID(),
        to: 'ann@client.example',
        subject: 'Plan',
        text: 'Words',
        answers: '',
        seen: '',
      },
      ...change,
    });
    const pass = (ms: number) => services.setNow(services.clock.now() + ms);
    const send = async (input: Record<string, string>) => {
      const taken = await services.files.take(Readable.from([Buffer.from('%PDF-1.4')]), 100);
      const files = taken
        ? [submittedFile(services.files, taken, { name: 'plan.pdf', kind: 'pdf' as const })]
        : [];
      pass(1000);
      const id = await sendLetter(services, bea, { personId: annId, input, files });
      pass(60_000);
      await services.drainOutbox();
      return id;
    };
    const came = smtp.taken.length;
    const odd = [
      rawLetter({ subject: 'Something else entirely', answers: 'ours' }),
      rawLetter({
        subject: 'AW: Re: Plan',
        answers: 'ours',
        body: ['Content-Type: text/html', '', '<p onclick=x()>Yes</p>'],
      }),
      rawLetter({ subject: 'Re: Plan', answers: 'ours', from: 'Ann at home <ann@home.example>' }),
      rawLetter({ subject: 'Fwd: Plan', answers: 'ours', body: withFile('a.pdf', randomBytes(1000)) }),
      rawLetter({
        subject: 'Automatic reply: Plan',
        answers: 'ours',
        headers: ['Auto-Submitted: auto-replied'],
      }),
    ];
    let answers = '';
    for (const [index, raw] of odd.entries()) {
      const input = form({ answers, seen: await latest(), text: `Letter ${index}` });
      const ids = [await send(input), await send(input)];
      expect(new Set(ids).size).toBe(1);
      expect(await waiting(annId)).toBeNull();
      const mail = smtp.taken.at(-1);
      const before =
        answers &&
        (await query.selectFrom('messages').selectAll().where('id', '=', answers).executeTakeFirstOrThrow());
      expect(mail).toMatchObject({
        messageId: `<${ids[0]}@foreshore.test>`,
        ...{ subject: 'Plan', text: `Letter ${index}\n`, from: { name: 'Bea' } },
        replyTo: [{ address: 'hello@agency.example' }],
        attachments: [{ filename: 'plan.pdf', mimeType: 'application/pdf' }],
        ...(before ? { inReplyTo: before.message_id } : {}),
      });
      if (before)
        expect(mail?.references?.split(/\s+/)).toEqual([...before.refs.split(' '), before.message_id]);
      await deliver(raw.replaceAll(': ours', `: <${ids[0]}@foreshore.test>`));
      answers = (await stored()).at(-1)?.id ?? '';
    }
    expect(smtp.taken.length - came).toBe(5);
    const rows = await stored();
    expect(rows.map((row) => [row.person_id === annId, row.direction, row.kind])).toEqual(
      odd.flatMap((_, index) => [
        [true, 'out', 'letter'],
        [true, 'in', index === 4 ? 'automatic' : 'letter'],
      ]),
    );
    expect(rows.filter(({ direction, sent_at }) => direction === 'out' && sent_at === null)).toEqual([]);
    expect(await waiting(annId)).toBeNull();

    const home = rows.find(({ stranger }) => stranger === 1);
    await adoptAddress(services, bea, home?.id ?? '');
    expect((await address('ann@home.example')).person_id).toBe(annId);
    // A colleague who has not seen the latest letters is told, and may send all the same.
    const late = form({ text: 'Late' });
    const refused = await send(late).catch((error: DomainError) => error);
    expect(refused).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Bea has answered since'),
    });
    const seen = String((refused as DomainError).details?.seen);
    await send({ ...late, seen });
    await expect(send(form({ seen: await latest(), text: 'Dear {{name}}' }))).rejects.toMatchObject({
      fields: { text: 'Still to be filled in: name' },
    });
    await expect(send(form({ seen: await latest(), to: 'somebody@else.example' }))).rejects.toMatchObject({
      code: 'invalid',
    });

    const input = form({ seen: await latest(), text: 'Too soon' });
    const id = await sendLetter(services, bea, { personId: annId, input, files: [] });
    expect(await takeBack(services, id)).toMatchObject({ text: 'Too soon', to: 'ann@client.example' });
    pass(60_000);
    await services.drainOutbox();
    expect(smtp.taken.at(-1)?.text).toBe('Late\n');
    await expect(takeBack(services, ids(rows))).rejects.toMatchObject({ code: 'conflict' });

    await deliver(rawLetter({ subject: 'New here', from: 'Bob <bob@new.example>' }));
    const bob = await makePerson(services, bea, (await stored()).at(-1)?.id ?? '');
    expect(await waiting(bob)).not.toBeNull();
  });

  // Nothing of it lies in the database but the code.
  test.runIf(engine === 'sqlite')(
    'staff are told of a wrong password, a certificate of nobody, and a server that is not there',
    async () => {
      const codeWith = async (url: string) => {
        await services.dispose();
        await open({ IMAP_URL: url });
        await services.readMailbox();
        const standing = await mailboxStanding(services);
        return standing.state === 'on' ? standing.trouble?.code : 'off';
      };
      expect(await codeWith(imap.url(user, 'wrong'))).toBe('password');
      expect(await codeWith(`imaps://hello:sesame@127.0.0.1:${imap.tlsPort}`)).toBe('certificate');
      expect(await codeWith('imaps://hello:sesame@127.0.0.1:1')).toBe('unreachable');
    },
  );
});

const date = '2026-11-01T00:00:00.000Z';
const ids = (rows: Array<{ id: string }>) => rows[0]?.id ?? '';
const leadOf = (personId: string) => ({
  ...{
    id: 'lead',
    kind: 'contact' as const,
    status: 'new' as const,
    quarantine: 'none' as const,
    reasons: '[]',
  },
  ...{
    idempotency_key: null,
    request_hash: '',
    name: 'Ann',
    email: 'ann@client.example',
    email_key: 'ann@client.example',
  },
  ...{
    phone: '',
    company: '',
    payload: '{}',
    attribution: null,
    consent_text: null,
    consent_at: null,
    offer_id: null,
  },
  ...{ offer_state: null, created_at: 1, updated_at: 1, person_id: personId },
});
