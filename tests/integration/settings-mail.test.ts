import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { listKeptMails } from '#server/mail/kept-list.ts';
import { mailServerSetting } from '#server/settings/mail-settings.ts';
import { readSealed, writeSealed } from '#server/settings/sealed.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';

const first = 'the first secret, which is long enough';
const second = 'another secret, which is as long as that';
const password = 'pa55/word: with@signs';

describe.each(engines)('settings of mail on %s', (engine) => {
  let store: TestStore;
  let smtp: SmtpStandIn;
  const opened: TestServices[] = [];
  beforeEach(async () => {
    store = await createStore(engine);
    smtp = await startSmtp(() => 'take');
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.dispose();
    await smtp.stop();
    store.remove();
  });
  const open = async (environment: Record<string, string> = {}) => {
    const services = await servicesOn(store, {
      APP_SECRET: first,
      MAIL_IN_OWN_NETWORK: 'on',
      ...environment,
    });
    opened.push(services);
    return services;
  };
  const close = (services: TestServices) => {
    opened.splice(opened.indexOf(services), 1);
    return services.dispose();
  };
  const keep = ({ db, keys }: TestServices, url = smtp.url) => {
    const { hostname: host, port } = new URL(url);
    const value = { host, port: Number(port), encryption: 'none' as const, user: '', password };
    return writeSealed(db.query, keys, mailServerSetting, { value, now: fridayMorning });
  };
  const message = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  test('a server that is saved is used from the next mail on, by every instance, and sealed', async () => {
    const services = await open();
    const other = engine === 'postgres' ? await open() : services;
    await services.mail.send(crypto.randomUUID(), message);
    expect([services.mail.kind, (await listKeptMails(services)).total]).toEqual(['disk', 1]);
    await keep(services);
    await other.mail.send(crypto.randomUUID(), message);
    expect([other.mail.kind, smtp.taken.length]).toEqual(['smtp', 1]);
    expect(other.env.SMTP_URL).toContain('127.0.0.1');
    const rows = await services.db.query.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/pa55|127\.0\.0\.1/);

    const next = await startSmtp(() => 'take');
    await keep(services, next.url);
    await other.mail.send(crypto.randomUUID(), message);
    expect([smtp.taken.length, next.taken.length]).toEqual([1, 1]);
    await next.stop();
  });

  test('the environment wins, and a server of staff outside the internet is never called', async () => {
    const fixed = await open({ SMTP_URL: smtp.url });
    await keep(fixed, 'smtp://mail.elsewhere.example:587');
    await fixed.mail.send(crypto.randomUUID(), message);
    expect((await fixed.settings.fresh()).smtp).toEqual({ from: 'environment', value: smtp.url });
    await close(fixed);
    const guarded = await open({ MAIL_IN_OWN_NETWORK: 'off' });
    for (const host of ['127.0.0.1', 'localhost']) {
      await keep(guarded, smtp.url.replace('127.0.0.1', host));
      await expect(guarded.mail.send(crypto.randomUUID(), message)).rejects.toThrow('did not take it');
    }
    expect(smtp.taken).toHaveLength(1);
  });

  test('a changed secret seals it again, a lost one leaves it unreadable and mails kept', async () => {
    const services = await open();
    await keep(services);
    await close(services);
    await close(await open({ APP_SECRET: second, APP_SECRET_PREVIOUS: first }));
    const after = await open({ APP_SECRET: second });
    const read = await readSealed(after.db.query, after.keys, mailServerSetting);
    expect(read).toMatchObject({ state: 'open', value: { password } });
    await close(after);
    const lost = await open({ APP_SECRET: 'a third secret, which nobody has kept' });
    expect((await lost.settings.fresh()).smtp).toEqual({ from: 'unreadable', value: undefined });
    await lost.mail.send(crypto.randomUUID(), message);
    expect((await listKeptMails(lost)).total).toBe(1);
  });
});
