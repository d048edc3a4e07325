import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { middleware as subscribersFile } from '#app/pages/admin/subscribers/subscribers-file.ts';
import { readPlace } from '#server/db/keyset.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { listSubscribers, readSubscriberFilter, subscriberOrder } from '#server/newsletter/list.ts';
import { boxConsent, signUp, subscribe } from '#server/newsletter/subscribe.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { csvOf } from '#tests/support/csv.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const everybody = { state: null };
const minute = 60_000;

describe.each(engines)('the list of subscribers on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const later = () => services.setNow(services.clock.now() + minute);
  const rowOf = (email: string) =>
    services.db.query
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'generation'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const confirm = async (email: string) =>
    confirmSubscription(services, newsletterToken(services.keys, 'confirm', await rowOf(email)));
  const leave = async (email: string) =>
    unsubscribe(services, newsletterToken(services.keys, 'unsubscribe', await rowOf(email)));
  const signUpAtContact = (email: string, consentText: string) =>
    signUp(services, { email, source: 'contact', consentText, occasion: email });

  test('nobody has signed up', async () => {
    expect(await listSubscribers(services, everybody)).toEqual({
      subscribers: [],
      counts: { confirmed: 0, pending: 0, unsubscribed: 0 },
      total: 0,
      before: null,
      after: null,
    });
    expect(await csvOf(services, subscribersFile)).toBe('\uFEFFEmail address,Confirmed at,Agreed to\r\n');
  });

  test('each with its state, since when, from where and the wording; the latest change first', async () => {
    for (const name of ['waits', 'reads', 'left'])
      await subscribe(services, { email: `${name}@example.com` });
    later();
    await signUpAtContact('wrote@example.com', 'Yes, send me the newsletter');
    later();
    await confirm('reads@example.com');
    await confirm('left@example.com');
    later();
    await leave('left@example.com');

    const { subscribers, counts, total } = await listSubscribers(services, everybody);
    expect(total).toBe(4);
    expect(counts).toEqual({ confirmed: 1, pending: 2, unsubscribed: 1 });
    const box = { source: 'newsletter-box', consent: boxConsent };
    expect(subscribers).toMatchObject([
      { email: 'left@example.com', state: 'unsubscribed', since: fridayMorning + 3 * minute, ...box },
      { email: 'reads@example.com', state: 'confirmed', since: fridayMorning + 2 * minute, ...box },
      {
        email: 'wrote@example.com',
        state: 'pending',
        since: fridayMorning + minute,
        source: 'contact',
        consent: 'Yes, send me the newsletter',
      },
      { email: 'waits@example.com', state: 'pending', since: fridayMorning, ...box },
    ]);

    const { subscribers: waiting, ...rest } = await listSubscribers(services, { state: 'pending' });
    expect(waiting.map(({ email }) => email)).toEqual(['wrote@example.com', 'waits@example.com']);
    expect(rest).toEqual({ counts, total: 2, before: null, after: null });
  });

  test('fifty to a page, none twice, and back again', async () => {
    for (let number = 1; number <= 51; number += 1)
      await subscribe(services, { email: `r${number}@example.com` });
    const first = await listSubscribers(services, everybody);
    expect([first.subscribers.length, first.before]).toEqual([50, null]);
    const turn = (search: Record<string, string | null>) =>
      listSubscribers(
        services,
        everybody,
        readPlace(new URLSearchParams(search as Record<string, string>), subscriberOrder),
      );
    const last = await turn({ after: first.after });
    expect([last.subscribers.length, last.after]).toEqual([1, null]);
    expect(await turn({ before: last.before })).toEqual(first);
    const emails = [...first.subscribers, ...last.subscribers].map(({ email }) => email);
    expect(new Set(emails).size).toBe(51);
  });

  test('the file holds the confirmed addresses only, and no formula', async () => {
    const wording = '=HYPERLINK("http://x.example"), "yes"';
    await signUpAtContact('reads@example.com', wording);
    await signUpAtContact('+plus@example.com', 'Yes, once a month');
    await subscribe(services, { email: 'waits@example.com' });
    await subscribe(services, { email: 'left@example.com' });
    later();
    await confirm('reads@example.com');
    await confirm('left@example.com');
    later();
    await confirm('+plus@example.com');
    await leave('left@example.com');
    expect(await csvOf(services, subscribersFile)).toBe(
      [
        '\uFEFFEmail address,Confirmed at,Agreed to',
        `'+plus@example.com,2026-11-20 09:02:00,"Yes, once a month"`,
        `reads@example.com,2026-11-20 09:01:00,"'=HYPERLINK(""http://x.example""), ""yes"""`,
        '',
      ].join('\r\n'),
    );
  });
});

test.each([
  ['', null],
  ['state=confirmed&page=2', 'confirmed'],
  ['state=unsubscribed', 'unsubscribed'],
  ['state=CONFIRMED&page=0', null],
  ['state=constructor&page=1.5', null],
])('the address ?%s asks for the state %s', (search, state) => {
  expect(readSubscriberFilter(new URLSearchParams(search))).toEqual({ state });
});
