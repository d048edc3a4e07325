import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';
import type { NoticeChannel, NoticeEvent } from '#domain/notices/events.ts';
import { type NoticeReceivers, pushDevice, startNoticeReceivers } from '#fakes/notice-receivers.ts';
import { endOneSession, endSessions } from '#server/auth/sessions.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { createKeys } from '#server/base/keys.ts';
import { book } from '#server/bookings/book.ts';
import { receiveDataRequest } from '#server/data-requests/receive.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { choiceName, chosenBy, saveChoices } from '#server/notices/choices.ts';
import { pushKeys, pushKeysSetting } from '#server/notices/push-keys.ts';
import { resealWays } from '#server/notices/reseal.ts';
import { tryWay } from '#server/notices/try-way.ts';
import { wayPurpose } from '#server/notices/way.ts';
import { addDevice, listWays, removeWay, setHook } from '#server/notices/ways.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { CallOut } from '#server/ports/call-out.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { resealSettings } from '#server/settings/reseal.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { mendFuture } from '#server/start/mend-future.ts';
import { removeColleague } from '#server/team/colleagues.ts';
import { sendMorningDigest } from '#server/today/morning-digest.tsx';
import { warnOfPromises } from '#server/today/promise-warning.tsx';
import { createCallOut } from '#server/webhooks/call-out.ts';
import { asked, at, mailsTo } from '#tests/support/bookings.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';

const slackUrl = 'https://hooks.slack.example/services/T0/B0/very-secret';
const teamsUrl = 'https://prod-1.uksouth.logic.example/workflows/1/invoke?sig=very-secret';

// One store for all of it: each test has people of its own, and takes their ways away again.
describe.each(engines)('what staff are told of, on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let outside: NoticeReceivers;
  let now = fridayMorning;
  let count = 0;
  beforeAll(async () => {
    [store, outside] = await Promise.all([createStore(engine), startNoticeReceivers()]);
    const call = createCallOut(true);
    const places = { hooks: '/slack', prod: '/teams', push: '/push' };
    const callOut: CallOut = (wanted) => {
      const { hostname, pathname } = new URL(wanted.url);
      const place = Object.entries(places).find(([beginning]) => hostname.startsWith(beginning))?.[1];
      return call({ ...wanted, url: `${outside.origin}${place}${pathname}` });
    };
    services = await servicesOn(store, {}, now, { callOut });
  });
  afterAll(async () => {
    await services.dispose();
    await outside.stop();
    store.remove();
  });

  const pass = (ms: number) => {
    now += ms;
    services.setNow(now);
  };
  /** Lets everything that is due happen, at the present time. */
  const settle = async () => {
    await services.drainOutbox();
    await services.drainOutbox();
  };
  const sentTo = (place: string) =>
    outside.received.filter(({ path }) => path.startsWith(place)).map(({ body }) => body.toString('utf8'));
  const somebody = async (role: 'owner' | 'staff' = 'staff'): Promise<CurrentStaff> => {
    await services.db.query.deleteFrom('staff_choices').execute();
    await services.db.query.deleteFrom('staff_ways').execute();
    outside.received.length = 0;
    outside.answer('/slack', 200, 'ok');
    outside.answer('/push', 201);
    count += 1;
    const staff = { id: `staff-${count}`, name: `Sam ${count}`, email: `sam-${count}@example.com`, role };
    await addStaff(services, staff);
    await services.db.query.updateTable('staff').set({ role }).where('id', '=', staff.id).execute();
    pass(hourMs);
    return staff;
  };
  const choose = (staff: CurrentStaff, ...names: [NoticeEvent, NoticeChannel][]) =>
    saveChoices(services, staff, new Set(names.map(([event, channel]) => choiceName(event, channel))));
  const contact = (changes: Record<string, string> = {}) => {
    count += 1;
    return submitContact(
      services,
      bySelf({ ...contactAnswers, email: `visitor-${count}@example.com`, ...changes }),
    );
  };
  const wayOf = async (staff: CurrentStaff, channel: NoticeChannel) =>
    (await listWays(services, staff.id)).find((way) => way.channel === channel);
  const withSlack = async (...events: NoticeEvent[]) => {
    const staff = await somebody();
    await setHook(services, staff, { channel: 'slack', url: slackUrl });
    await choose(staff, ...events.map((event): [NoticeEvent, NoticeChannel] => [event, 'slack']));
    return staff;
  };
  const untold = () =>
    services.db.query.selectFrom('staff_notices').selectAll().where('told_at', 'is', null).execute();
  const device = async (staff: CurrentStaff, sessionToken = '') => {
    count += 1;
    const phone = pushDevice(`https://push.example.com/send/${count}`);
    const subscription = JSON.stringify(phone.subscription);
    await addDevice(services, staff, { subscription, place: 'Chrome on Android', sessionToken });
    return { ...phone, subscription };
  };

  test('nothing is written for anybody before they choose it', async () => {
    await contact();
    const entries = await services.db.query
      .selectFrom('outbox')
      .select('id')
      .where('kind', 'in', ['staff-news', 'staff-notice'])
      .execute();
    expect(entries).toEqual([]);
  });

  test('a new lead reaches each channel that was chosen, with the name and no word of the message', async () => {
    const staff = await somebody();
    await setHook(services, staff, { channel: 'slack', url: ` ${slackUrl} ` });
    await setHook(services, staff, { channel: 'teams', url: teamsUrl });
    const phone = await device(staff);
    await choose(
      staff,
      ...(['email', 'slack', 'teams', 'push'] as const).map(
        (one) => ['enquiry', one] as [NoticeEvent, NoticeChannel],
      ),
    );
    const { personId } = await contact({ message: 'We sell very private garden rooms.' });
    await settle();
    const link = `http://foreshore.test/admin/people/${personId}`;
    expect(JSON.parse(sentTo('/slack')[0] ?? '')).toMatchObject({
      text: `<${link}|Enquiry from Ada Example, Example Ltd>`,
    });
    expect(sentTo('/teams')[0]).toContain(link);
    const [pushed] = outside.received.filter(({ path }) => path.startsWith('/push'));
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    expect(JSON.parse(phone.read(pushed?.body ?? Buffer.alloc(0)))).toMatchObject({
      body: 'Enquiry from Ada Example, Example Ltd',
      path: `/admin/people/${personId}`,
    });
    const mails = await mailsTo(services, staff.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Enquiry from Ada Example, Example Ltd']);
    const everything = [...outside.received.map(({ body }) => body.toString('utf8')), mails[0]?.text];
    expect(everything.join()).not.toContain('very private');
    expect(await untold()).toEqual([]);
  });

  test('addresses are sealed, and stand neither in the log nor in what the page gets', async () => {
    const staff = await withSlack('enquiry');
    await device(staff);
    const rows = JSON.stringify(await services.db.query.selectFrom('staff_ways').selectAll().execute());
    const shown = JSON.stringify(await listWays(services, staff.id));
    for (const text of [rows, shown, services.logLines.join()]) {
      expect(text).not.toMatch(/very-secret|push\.example\.com/);
    }
    expect(shown).toContain('hooks.slack.example');
  });

  test('a thousand enquiries make a message every few minutes; doubted ones make none', async () => {
    await withSlack('enquiry');
    const flood = 40;
    for (let n = 0; n < flood; n += 1) await contact();
    await contact({
      name: 'Spam',
      companyWebsite: 'x',
      message: 'http://a.example http://b.example http://c.example http://d.example',
    });
    await settle();
    pass(minuteMs);
    await contact();
    await settle();
    const told = sentTo('/slack').map((body) => JSON.parse(body).text as string);
    expect(told).toHaveLength(1);
    pass(5 * minuteMs);
    await settle();
    await settle();
    const all = sentTo('/slack').map((body) => JSON.parse(body).text as string);
    expect(all).toHaveLength(2);
    const named = (text = '') => Number(/(\d+) new enquiries/.exec(text)?.[1] ?? 1);
    expect(named(all[0]) + named(all[1])).toBe(flood + 1);
    expect(all.join()).not.toContain('Spam');
  });

  test('calls are told as visitors make and change them', async () => {
    await withSlack('call');
    const booking = await book(services, { ...asked, email: `caller-${engine}@example.com` });
    await settle();
    expect(sentTo('/slack')[0]).toContain(
      `/admin/bookings/${booking.id}|Discovery call booked by Ann Visitor`,
    );
  });

  test('what cannot be delivered is tried again, once more in full, and never twice when it was taken', async () => {
    const staff = await withSlack('enquiry');
    outside.answer('/slack', 503, 'down');
    await contact();
    await settle();
    expect(await wayOf(staff, 'slack')).toMatchObject({
      failingSince: now,
      lastError: 'The other side answered 503: down',
    });
    outside.answer('/slack', 200, 'ok');
    pass(minuteMs);
    await settle();
    expect(sentTo('/slack')).toHaveLength(2);
    expect(await wayOf(staff, 'slack')).toMatchObject({ failingSince: null, lastError: '', lastSentAt: now });
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'pending', next_attempt_at: now })
      .where('kind', 'in', ['staff-notice', 'staff-news'])
      .where('created_at', '>=', now - 2 * minuteMs)
      .execute();
    await settle();
    pass(hourMs);
    await settle();
    expect(sentTo('/slack')).toHaveLength(2);
  });

  test('a chat that fails for two days is switched off with a word to its person and to owners; a test switches it on', async () => {
    const staff = await withSlack('enquiry');
    outside.answer('/slack', 500, 'broken');
    await contact();
    await settle();
    pass(2 * dayMs);
    await contact();
    await settle();
    expect(await wayOf(staff, 'slack')).toMatchObject({ offAt: now });
    const mails = await mailsTo(services, staff.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Slack: your notices are switched off']);
    expect(await attentionNotes(services)).toContainEqual(expect.stringContaining(`Slack of ${staff.name}`));
    const tried = outside.received.length;
    await contact();
    await settle();
    expect(outside.received).toHaveLength(tried);
    const id = (await wayOf(staff, 'slack'))?.id ?? '';
    expect(await tryWay(services, staff, id)).toEqual({
      ok: false,
      words: 'The other side answered 500: broken',
    });
    outside.answer('/slack', 200, 'ok');
    expect(await tryWay(services, staff, id)).toEqual({
      ok: true,
      words: 'It was accepted: the other side answered 200 (ok).',
    });
    expect(await wayOf(staff, 'slack')).toMatchObject({ offAt: null });
  });

  test('a chat that is gone is switched off at once, a device that is gone is forgotten; redirects lead nowhere', async () => {
    const staff = await withSlack('enquiry');
    await device(staff);
    await choose(staff, ['enquiry', 'slack'], ['enquiry', 'push']);
    outside.answer('/slack', 404, 'no_service');
    outside.answer('/push', 410);
    await contact();
    await settle();
    expect(await listWays(services, staff.id)).toMatchObject([{ channel: 'slack', offAt: now }]);
    outside.answer('/slack', 302);
    const id = (await wayOf(staff, 'slack'))?.id ?? '';
    expect(await tryWay(services, staff, id)).toMatchObject({ ok: false });
    expect(outside.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('nobody tests or removes another’s place', async () => {
    const staff = await withSlack('enquiry');
    const id = (await wayOf(staff, 'slack'))?.id ?? '';
    const other = { ...staff, id: 'staff-1' };
    await expect(tryWay(services, other, id)).rejects.toMatchObject({ code: 'not-found' });
    await removeWay(services, other, id);
    expect(await wayOf(staff, 'slack')).toBeDefined();
    await removeWay(services, staff, id);
    expect(await wayOf(staff, 'slack')).toBeUndefined();
  });

  test.each(['http://hooks.slack.com/x', 'https://127.0.0.1/x', 'https://localhost/x', ''])(
    'the address %s is refused',
    async (url) => {
      const staff = await somebody();
      await expect(setHook(services, staff, { channel: 'slack', url })).rejects.toMatchObject({
        fields: { slackUrl: expect.any(String) },
      });
      const { subscription } = pushDevice(url);
      const place = '';
      await expect(
        addDevice(services, staff, { subscription: JSON.stringify(subscription), place, sessionToken: '' }),
      ).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test('a colleague who is removed, or a device signed out from elsewhere, is told nothing more', async () => {
    const staff = await somebody('owner');
    const other = await somebody('owner');
    await setHook(services, staff, { channel: 'slack', url: slackUrl });
    const session = { userId: staff.id, ipAddress: null, userAgent: null };
    await device(staff, 'unknown');
    await device(staff);
    expect(await listWays(services, staff.id)).toHaveLength(3);
    await endOneSession(services, staff.id, `none of ${session.userId}`);
    expect(await listWays(services, staff.id)).toHaveLength(3);
    await endSessions(services.db.query, staff.id);
    expect(await listWays(services, staff.id)).toMatchObject([{ channel: 'slack' }]);
    await choose(staff, ['enquiry', 'slack'], ['enquiry', 'email']);
    // What could not be told at once is due again when the colleague has gone, as is what comes in later.
    outside.answer('/slack', 503, 'down');
    await contact();
    await settle();
    const [tried, mails] = [sentTo('/slack').length, await mailsTo(services, staff.email)];
    expect([tried, mails.length]).toEqual([1, 1]);
    await removeColleague(services, other, staff.id);
    await contact();
    pass(hourMs);
    await settle();
    expect([await listWays(services, staff.id), sentTo('/slack').length]).toEqual([[], tried]);
    expect(await mailsTo(services, staff.email)).toEqual(mails);
  });

  test('a device that somebody else switches on is theirs alone', async () => {
    const other = await somebody();
    const staff = await somebody();
    const { subscription } = await device(staff);
    const place = 'Safari on an iPhone';
    await addDevice(services, other, { subscription, place, sessionToken: '' });
    expect(await listWays(services, staff.id)).toEqual([]);
    expect(await listWays(services, other.id)).toMatchObject([{ place }]);
  });

  test('what is an owner’s is told to owners only, also when it was chosen before', async () => {
    const staff = await withSlack('data-request');
    expect(await chosenBy(services, staff.id)).toEqual([]);
    const owner = { ...staff, role: 'owner' as const };
    await choose(owner, ['data-request', 'slack'], ['undelivered', 'slack']);
    const ask = (email: string) =>
      receiveDataRequest(services, {
        kind: 'copy',
        name: 'Vera',
        email,
        about: 'My enquiry',
        message: 'Please send it.',
      });
    await ask('vera@example.com');
    await settle();
    expect(sentTo('/slack')).toEqual([]);
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', staff.id).execute();
    pass(hourMs);
    await ask('vera-2@example.com');
    await settle();
    expect(sentTo('/slack')[0]).toContain('|Request about personal data');
    expect(sentTo('/slack')[0]).not.toContain('Vera');
  });

  test('the agency’s own mailbox gets nothing twice, and its mails stay as they are', async () => {
    const staff = await somebody();
    await services.db.query
      .updateTable('staff')
      .set({ email: agencyAddress(services.env) })
      .where('id', '=', staff.id)
      .execute();
    await choose(staff, ['enquiry', 'email'], ['promise', 'email']);
    const before = (await mailsTo(services, agencyAddress(services.env))).length;
    await contact();
    await settle();
    expect(await mailsTo(services, agencyAddress(services.env))).toHaveLength(before + 1);
    await services.db.query
      .updateTable('staff')
      .set({ email: staff.email })
      .where('id', '=', staff.id)
      .execute();
  });

  test('the digest and warnings come to who chose them, beside the agency’s', async () => {
    const staff = await withSlack('digest', 'promise');
    await choose(staff, ['digest', 'slack'], ['digest', 'email'], ['promise', 'slack'], ['promise', 'email']);
    await services.db.query.updateTable('people').set({ warned_for: 0, answer_due_at: null }).execute();
    const tuesday = '2026-11-24';
    now = at('08:00', tuesday);
    services.setNow(now);
    await contact();
    await services.db.query
      .updateTable('people')
      .set({ answer_due_at: now + hourMs, warned_for: null })
      .where('name', '=', 'Ada Example')
      .where('created_at', '=', now)
      .execute();
    await warnOfPromises(services);
    await sendMorningDigest(services);
    await sendMorningDigest(services);
    await settle();
    const subjects = (await mailsTo(services, staff.email)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['An answer is due soon', expect.stringMatching(/^Today: .*1 answer due/)]);
    // Which of the two comes first, or whether they come together, is open.
    pass(10 * minuteMs);
    await settle();
    const slack = sentTo('/slack').join();
    expect(slack).toMatch(/An answer to Ada Example, Example Ltd is due soon|1 answer due soon/);
    expect(slack).toContain('Today: ');
  });

  test('an email that was given up is told, but not one of the notices themselves', async () => {
    const staff = await withSlack();
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', staff.id).execute();
    await choose({ ...staff, role: 'owner' }, ['undelivered', 'slack']);
    const payload = { to: 'x@example.com', subject: 'x', html: '', text: '' };
    const broken = (dedupeKey: string, subject: string) =>
      enqueue(services.db.query, now, [
        { kind: 'email', dedupeKey, subject, payload: { ...payload, html: 5 as never } },
      ]);
    await broken(`own-${engine}`, 'way:1');
    await settle();
    expect(sentTo('/slack')).toEqual([]);
    await broken(`lead-${engine}`, 'lead:1');
    await settle();
    expect(sentTo('/slack')[0]).toMatch(/\/admin\/mail\/[\w-]+\|An email could not be delivered/);
  });

  test('who is erased is named in nothing that was still to be told', async () => {
    const staff = await withSlack('enquiry');
    await contact();
    await settle();
    await submitQuote(
      services,
      bySelf({ ...quoteAnswers, fullName: 'Penelope Person', email: 'pen@example.com' }),
    );
    await settle();
    const waiting = JSON.stringify([
      await services.db.query.selectFrom('staff_notices').selectAll().execute(),
      await services.db.query
        .selectFrom('outbox')
        .select('payload')
        .where('kind', 'like', 'staff-%')
        .execute(),
    ]);
    expect(waiting).toContain('Quote request from {name}');
    expect(waiting).not.toContain('Penelope');
    await erasePerson(services, staff, 'pen@example.com');
    pass(hourMs);
    await settle();
    expect(sentTo('/slack').join()).not.toContain('Penelope');
    expect(sentTo('/slack')).toHaveLength(1);
    expect(await untold()).toEqual([]);
  });

  test('keys for devices are made once and go over to a new secret; a clock that was ahead keeps nobody silent', async () => {
    const [one, two] = await Promise.all([pushKeys(services), pushKeys(services)]);
    expect(two).toEqual(one);
    const staff = await withSlack('enquiry');
    const [former, today] = [
      'a former secret of the site, long enough',
      'a new secret of the site, long enough',
    ];
    const row = services.db.query.selectFrom('staff_ways').select(['id', 'sealed_address']);
    const sealed_address = createKeys(former).seal(wayPurpose, slackUrl);
    await services.db.query
      .updateTable('staff_ways')
      .set({ sealed_address, rest_until: now + 900 * dayMs })
      .where('staff_id', '=', staff.id)
      .execute();
    const value = JSON.stringify({
      publicKey: one.publicKey,
      sealed: createKeys(former).seal(pushKeysSetting, one.privateKey),
    });
    await services.db.query
      .updateTable('settings')
      .set({ value })
      .where('key', '=', pushKeysSetting)
      .execute();
    const keys = createKeys(today, former);
    await resealWays({ db: services.db, keys });
    await resealSettings({ db: services.db, keys, log: services.log });
    expect(keys.unseal(wayPurpose, (await row.executeTakeFirstOrThrow()).sealed_address)).toEqual({
      text: slackUrl,
      outdated: false,
    });
    expect(await pushKeys({ ...services, keys: createKeys(today) })).toEqual(one);
    await mendFuture(services, now);
    const { rest_until: restUntil } = await services.db.query
      .selectFrom('staff_ways')
      .select('rest_until')
      .where('staff_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(restUntil).toBe(now);
  });
});
