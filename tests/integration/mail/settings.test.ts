import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import type { DomainError } from '#server/base/errors.ts';
import { listKeptMails } from '#server/mail/kept-list.ts';
import { forgetMailServer, saveMailServer } from '#server/mail/save-mail-server.ts';
import { mailServerSetting } from '#server/settings/mail-settings.ts';
import { readSealed, writeSealed } from '#server/settings/sealed.ts';
import { shownLogin } from '#server/settings/shown-login.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

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
  const login = (url: string, more: Record<string, string> = {}) => {
    const { hostname: host, port } = new URL(url);
    return { host, port, encryption: 'none', user: 'hello@agency.example', password, test: 'on', ...more };
  };
  const makeStaff = async (services: TestServices, role: 'owner' | 'staff') => {
    const email = `${role}@agency.example`;
    return { id: await addStaff(services, { email, role }), name: 'Somebody', email };
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
      await expect(guarded.mail.send(crypto.randomUUID(), message)).rejects.toThrow('did not accept it');
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
    expect((await attentionNotes(lost)).join(' ')).toContain('The saved mail server can no longer be read');
    await lost.mail.send(crypto.randomUUID(), message);
    expect((await listKeptMails(lost)).total).toBe(1);
  });

  test('a server is tried before it is saved, and what is wrong is said in its words and in ours', async () => {
    const services = await open();
    const owner = await makeStaff(services, 'owner');
    const colleague = await makeStaff(services, 'staff');
    const tried: string[] = [];
    const user = 'hello@agency.example';
    const guarded = await startSmtp(
      () => 'take',
      () => true,
      { user, password, tried },
    );
    const save = (more: Record<string, string>, staff = owner) =>
      saveMailServer(services, staff, login(guarded.url, more)).then(
        () => null,
        (error: DomainError) => error,
      );
    expect(await save({}, colleague)).toMatchObject({ code: 'forbidden' });
    const refused = await save({ password: 'wrong-one' });
    expect(refused?.message).toContain('does not accept this user name with this password');
    expect(refused?.details).toEqual({ answer: '535 5.7.8 Not accepted: … …' });
    expect((await save({ port: '1' }))?.message).toContain('Nothing answers at this port');
    expect((await save({ encryption: 'tls' }))?.message).toContain('do not fit together');
    expect((await save({ host: 'mail server' }))?.fields).toHaveProperty('host');
    expect((await save({ host: 'smtp.example.com' }))?.fields).toHaveProperty('encryption');
    expect((await services.settings.fresh()).smtp.from).toBeNull();

    expect(await save({ senderAddress: user, agencyEmail: 'desk@agency.example' })).toBeNull();
    expect(guarded.taken.map(({ to, from }) => [to?.[0]?.address, from?.address])).toEqual([
      [owner.email, user],
    ]);
    expect([services.env.AGENCY_EMAIL, services.mail.kind]).toEqual(['desk@agency.example', 'smtp']);
    await services.drainOutbox();
    expect(guarded.taken.map(({ subject }) => subject)).toContain('The mail server was changed: Foreshore');

    // The saved password goes to nobody else.
    const thief = await startSmtp(
      () => 'take',
      () => true,
      { user, password, tried: [] },
    );
    const port = new URL(thief.url).port;
    expect((await save({ host: 'localhost', port, password: '' }))?.fields).toHaveProperty('password');
    expect((await save({ user: 'other@agency.example', password: '' }))?.fields).toHaveProperty('password');
    tried.length = 0;
    expect(await save({ password: '' })).toBeNull();
    expect(tried).toEqual([password]);
    const shown = JSON.stringify([await shownLogin(services, mailServerSetting), services.logLines]);
    expect(shown).not.toContain('pa55');
    await forgetMailServer(services, owner);
    expect(services.mail.kind).toBe('disk');
    await Promise.all([guarded.stop(), thief.stop()]);
  });

  test('a server outside the internet, or at a port that is none of mail, is refused before it is called', async () => {
    const services = await open({ MAIL_IN_OWN_NETWORK: 'off' });
    const owner = await makeStaff(services, 'owner');
    const save = (more: Record<string, string>) =>
      saveMailServer(services, owner, { ...login(smtp.url), encryption: 'tls', port: '465', ...more }).catch(
        (error: DomainError) => error,
      );
    for (const host of ['127.0.0.1', '10.0.0.1', '169.254.169.254', 'localhost', '::1', 'metadata'])
      expect(await save({ host })).toMatchObject({ fields: { host: expect.any(String) } });
    expect(await save({ host: 'smtp.example.com', port: '6379' })).toMatchObject({
      fields: { port: expect.any(String) },
    });
  });
});
