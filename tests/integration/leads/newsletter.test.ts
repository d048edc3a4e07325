import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listLeads } from '#server/leads/list.ts';
import { newForm } from '#server/leads/new-form.ts';
import { releaseLead } from '#server/leads/release.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { confirmSubscription, isConfirmed } from '#server/newsletter/confirm.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { hasLeft, unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, mailsOf, type StoredMail } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const email = 'nora@example.com';
const staff = { id: 'owner', name: 'Owner', email: 'owner@example.com' };
const token = (mail: StoredMail | undefined, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`/newsletter/${purpose}/([\\w.-]+)`).exec(mail?.html ?? '')?.[1] ?? '';

describe.each(engines)('the newsletter on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
  });
  afterEach(() => services.dispose());
  const status = async () => {
    const rows = await services.db.query.selectFrom('newsletter_subscriptions').selectAll().execute();
    return rows.map((row) => [row.email, row.status]);
  };
  const latest = async () => (await mailsOf(services)).filter((mail) => mail.to === email).at(-1);
  const later = () => services.setNow(services.clock.now() + 1000);

  test('an address is on the list only once its owner has confirmed', async () => {
    await subscribe(services, { email: 'Nora@Example.com' });
    expect(await status()).toEqual([[email, 'pending']]);
    const consent = async () =>
      (await services.db.query.selectFrom('newsletter_subscriptions').select('consent_text').execute()).map(
        (row) => row.consent_text,
      );
    // Nothing has been confirmed so far, and the same words stand when it has been.
    const [wish = ''] = await consent();
    expect(wish).toMatch(/joins the list only when it is confirmed/);
    expect(wish).not.toMatch(/then confirmed|has confirmed|was confirmed/);
    const link = token(await latest(), 'confirm');
    await confirmSubscription(services, link);
    await confirmSubscription(services, link);
    expect(await consent()).toEqual([wish]);
    expect(await status()).toEqual([[email, 'confirmed']]);
    const [row] = await services.db.query.selectFrom('newsletter_subscriptions').selectAll().execute();
    expect(row).toMatchObject({ source: 'newsletter-box', confirmed_at: services.clock.now() });
    expect(row?.consent_text).toMatch(/\w/);
  });

  test('an address that is confirmed already gets another e-mail; the answer is the same', async () => {
    expect(await subscribe(services, { email })).toBeUndefined();
    await confirmSubscription(services, token(await latest(), 'confirm'));
    later();
    expect(await subscribe(services, { email })).toBeUndefined();
    const mail = await latest();
    expect(mail?.subject).toContain('You are on the list already');
    expect(token(mail, 'confirm')).toBe('');
    expect(await status()).toEqual([[email, 'confirmed']]);
  });

  test('leaving works from every e-mail and for ever; links to confirm from before do not', async () => {
    await subscribe(services, { email });
    const first = await latest();
    await confirmSubscription(services, token(first, 'confirm'));
    await unsubscribe(services, token(first, 'unsubscribe'));
    await unsubscribe(services, token(first, 'unsubscribe'));
    expect(await status()).toEqual([[email, 'unsubscribed']]);
    await expect(confirmSubscription(services, token(first, 'confirm'))).rejects.toMatchObject({
      code: 'gone',
    });

    later();
    await subscribe(services, { email });
    expect(await status()).toEqual([[email, 'pending']]);
    await expect(confirmSubscription(services, token(first, 'confirm'))).rejects.toMatchObject({
      code: 'gone',
    });
    await confirmSubscription(services, token(await latest(), 'confirm'));
    expect(await status()).toEqual([[email, 'confirmed']]);
    await unsubscribe(services, token(first, 'unsubscribe'));
    expect(await status()).toEqual([[email, 'unsubscribed']]);
  });

  test('looking at a link tells where its address stands and changes nothing', async () => {
    await subscribe(services, { email });
    const mail = await latest();
    const [confirm, leave] = [token(mail, 'confirm'), token(mail, 'unsubscribe')];
    expect([await isConfirmed(services, confirm), await hasLeft(services, leave)]).toEqual([false, false]);
    expect(await status()).toEqual([[email, 'pending']]);
    await confirmSubscription(services, confirm);
    expect([await isConfirmed(services, confirm), await hasLeft(services, leave)]).toEqual([true, false]);
    expect(await status()).toEqual([[email, 'confirmed']]);
    await unsubscribe(services, leave);
    await expect(isConfirmed(services, confirm)).rejects.toMatchObject({ code: 'gone' });
    expect(await hasLeft(services, leave)).toBe(true);
    await services.db.query.deleteFrom('newsletter_subscriptions').execute();
    expect(await hasLeft(services, leave)).toBe(true);
    for (const look of [isConfirmed, hasLeft])
      await expect(look(services, 'not.a.link')).rejects.toMatchObject({ code: 'gone' });
  });

  test('the same wish sent again, because its answer was lost, gets one e-mail', async () => {
    await subscribe(services, { email, idempotencyKey: 'one' });
    await subscribe(services, { email, idempotencyKey: 'one' });
    expect(await mailsOf(services)).toHaveLength(1);
    await subscribe(services, { email: 'other@example.com', idempotencyKey: 'one' });
    expect(await mailsOf(services)).toHaveLength(2);
  });

  test('an address is not noted without the e-mail that lets it be confirmed', async () => {
    const rename = (from: string, to: string) =>
      sql.raw(`alter table ${from} rename to ${to}`).execute(services.db.query);
    await rename('outbox', 'outbox_away');
    await expect(subscribe(services, { email })).rejects.toThrow();
    expect(await status()).toEqual([]);
    await rename('outbox_away', 'outbox');
    await subscribe(services, { email });
    expect([await status(), (await mailsOf(services)).length]).toEqual([[[email, 'pending']], 1]);
  });

  test('every e-mail carries the headers of RFC 8058', async () => {
    await subscribe(services, { email });
    const mail = await latest();
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://foreshore.test/newsletter/unsubscribe/${token(mail, 'unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('links that were made up do nothing', async () => {
    await subscribe(services, { email });
    const link = token(await latest(), 'confirm');
    const [id = '', , signature = ''] = link.split('.');
    for (const odd of ['', 'x', `${id}.0.x`, `${id}.1.${signature}`, token(await latest(), 'unsubscribe')]) {
      await expect(confirmSubscription(services, odd)).rejects.toMatchObject({ code: 'gone' });
    }
    await expect(unsubscribe(services, link)).rejects.toMatchObject({ code: 'gone' });
    expect(await status()).toEqual([[email, 'pending']]);
  });

  test('nobody can be flooded with e-mails', async () => {
    for (let time = 0; time < 10; time += 1) await subscribe(services, { email });
    expect(await mailsOf(services)).toHaveLength(4);
  });

  test.each([
    ['a field that people do not see', { email, homepage: 'x' }, 'honeypot'],
    ['a throw-away address', { email: 'nora@mailinator.com' }, 'disposable-address'],
    ['a forged form', { email, formToken: '1.forged' }, 'forged-form'],
  ])(
    '%s: in quarantine with its reason, no e-mail to anybody, and released as if it had just come',
    async (_, wish, reason) => {
      await subscribe(services, { ...wish, idempotencyKey: 'one' });
      await subscribe(services, { ...wish, idempotencyKey: 'one' });
      expect([await mailsOf(services), await status()]).toEqual([[], []]);
      const { leads } = await listLeads(services, { quarantine: true, kind: 'newsletter' });
      expect(leads).toMatchObject([{ email: wish.email, quarantine: 'held', reasons: [{ code: reason }] }]);

      for (const { id } of leads) await releaseLead(services, staff, id);
      await deliverAll(services);
      expect(await status()).toEqual([[wish.email, 'pending']]);
      expect((await mailsOf(services)).map((mail) => [mail.to, mail.subject])).toEqual([
        [wish.email, 'Please confirm your address: the Foreshore newsletter'],
      ]);
    },
  );

  test('a form of the newsletter’s own page that came back at once goes to quarantine', async () => {
    await subscribe(services, { email, ...newForm(services) });
    expect(await status()).toEqual([]);
    const form = newForm(services);
    services.setNow(services.clock.now() + 60_000);
    await subscribe(services, { email, ...form });
    expect(await status()).toEqual([[email, 'pending']]);
  });

  test('the box on the contact form signs up the same way, once, and not out of quarantine', async () => {
    const wish = { ...contactAnswers, email, newsletter: 'on', idempotencyKey: 'one' };
    await submitContact(services, bySelf(wish));
    await submitContact(services, bySelf(wish));
    await deliverAll(services);
    expect(await status()).toEqual([[email, 'pending']]);
    expect((await mailsOf(services)).filter((mail) => mail.headers?.['List-Unsubscribe'])).toHaveLength(1);

    const quarantined = await submitContact(
      services,
      bySelf({ ...wish, email: 'x@yopmail.com', idempotencyKey: 'two' }),
    );
    await deliverAll(services);
    expect(await status()).toHaveLength(1);
    await releaseLead(services, staff, quarantined.id);
    await deliverAll(services);
    expect(await status()).toHaveLength(2);
  });

  test.each(['', 'nora', 'nora@', 7, null, { a: 1 }])('refuses %j', async (wrong) => {
    await expect(subscribe(services, { email: wrong })).rejects.toMatchObject({ code: 'invalid' });
  });
});
