import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#server/auth/change-password.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { createResetLink, setNewPassword, staffOfResetLink } from '#server/auth/reset-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { type EmailMessage, outboxKinds } from '#server/ports/outbox-kinds.ts';
import { requestReset } from '#server/team/request-reset.ts';
import { sendStaffLink } from '#server/team/send-link.tsx';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff, cookieOf, passphrase, sent } from '#tests/support/staff.ts';

const minute = 60_000;
const anew = 'grey gulls over Whitby pier';

// One store for all of it: each test has people and networks of its own.
describe.each(engines)('ways in on %s', (engine) => {
  let services: TestServices;
  const mails: EmailMessage[] = [];
  beforeAll(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', SITE_URL: 'https://foreshore.test' });
    await services.stopWork();
  });
  afterAll(() => services.dispose());

  let count = 0;
  /** Somebody with an account, on a network where nobody has tried anything yet. */
  const somebody = async () => {
    count += 1;
    const email = `person-${count}@example.com`;
    const id = await addStaff(services, { email, name: `Person ${'abcdefghijkl'[count]}` });
    const from = { address: `198.51.${count}.7`, headers: new Headers() };
    return { id, email, from, staff: { id, email, name: `Person ${'abcdefghijkl'[count]}` } };
  };
  const headersOf = (cookie: string) => new Headers({ cookie });
  const mailing = () => ({
    ...services,
    mail: { kind: 'smtp' as const, send: async (_: string, mail: EmailMessage) => void mails.push(mail) },
  });
  /** Delivers the links that were asked for. @returns the mails */
  const deliver = async () => {
    mails.length = 0;
    const rows = await services.db.query
      .deleteFrom('outbox')
      .where('kind', '=', 'staff-link')
      .returning(['id', 'payload'])
      .execute();
    for (const { id, payload } of rows) {
      const read = outboxKinds['staff-link'].parse(JSON.parse(payload));
      await sendStaffLink(mailing(), { id, payload: read, attempt: 1 });
    }
    return [...mails];
  };
  const tokenIn = (text: string | undefined) => /\/new-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

  test('a link to a new password works once, sets it, and signs out everywhere', async () => {
    const { email, from } = await somebody();
    const cookie = headersOf(await cookieOf(services, email));
    const asked = {
      ...from,
      headers: new Headers({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
    };
    await requestReset(services, { email: email.toUpperCase() }, asked);
    const stored = JSON.stringify(await services.db.query.selectFrom('outbox').selectAll().execute());
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    const token = tokenIn(mail?.text);
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining(from.address) });
    expect(mail?.text).toContain(`https://foreshore.test/new-password/${token}`);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('20 November 2026');
    const links = JSON.stringify(await services.db.query.selectFrom('staff_links').selectAll().execute());
    expect(`${stored}${links}`).not.toContain(token);

    await expect(setNewPassword(services, token, 'qwertyuiopas')).rejects.toMatchObject({ code: 'invalid' });
    const both = await Promise.allSettled(
      [anew, `${anew} too`].map((one) => setNewPassword(services, token, one)),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await currentStaff(services, cookie)).toBeNull();
    const old = await signIn(services, { email, password: passphrase }, from).catch((error) => error);
    expect(old).toMatchObject({ code: 'unauthenticated' });
    const password = both[0]?.status === 'fulfilled' ? anew : `${anew} too`;
    expect(await signIn(services, { email, password }, from)).toHaveLength(2);
    expect(await staffOfResetLink(services, token)).toBeNull();
  });

  test('asking for nobody takes the same steps and sends nothing', async () => {
    const { email, from } = await somebody();
    const rows = async () => {
      const found = await services.db.query
        .deleteFrom('outbox')
        .where('kind', '=', 'staff-link')
        .returning(['payload', 'status'])
        .execute();
      return found.map(({ payload, status }) => [Object.keys(JSON.parse(payload)), status]);
    };
    await requestReset(services, { email }, from);
    const known = await rows();
    await requestReset(services, { email: 'nobody@example.com' }, from);
    expect(await rows()).toEqual(known);
    await requestReset(services, { email: 'nobody@example.com' }, from);
    expect(await deliver()).toEqual([]);
    await expect(requestReset(services, { email: 'no address' }, from)).rejects.toMatchObject({
      fields: { email: expect.any(String) },
    });
  });

  test('a flood of requests is bounded, and keeps no link and no known device from its owner', async () => {
    const { email, from } = await somebody();
    const device = await signIn(services, { email, password: passphrase }, from);
    for (let n = 0; n < 12; n += 1) {
      await requestReset(services, { email }, { ...from, address: `203.0.${n}.1` });
    }
    const flood = await deliver();
    expect(flood).toHaveLength(4);
    for (const mail of flood) expect(await staffOfResetLink(services, tokenIn(mail.text))).not.toBeNull();
    const own = { ...from, headers: headersOf(sent(device)) };
    await requestReset(services, { email }, own);
    expect(await deliver()).toHaveLength(1);
    const many = Array.from({ length: 10 }, () => requestReset(services, { email: 'x@example.com' }, from));
    const outcomes = await Promise.allSettled(many);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  });

  test('a link ends after an hour, also when its mail waited, and with a colleague who leaves', async () => {
    const { id, email, from } = await somebody();
    const token = (await createResetLink(services, id)).replace('/new-password/', '');
    await requestReset(services, { email }, from);
    services.setNow(fridayMorning + 60 * minute);
    expect(await staffOfResetLink(services, token)).toBeNull();
    await expect(setNewPassword(services, token, anew)).rejects.toMatchObject({ code: 'gone' });
    expect(await deliver()).toEqual([]);
    services.setNow(fridayMorning);
    expect(await staffOfResetLink(services, token)).toMatchObject({ id });
    await services.db.query.updateTable('staff').set({ left_at: 1 }).where('id', '=', id).execute();
    expect(await staffOfResetLink(services, token)).toBeNull();
    expect(await staffOfResetLink(services, 'never-made')).toBeNull();
  });

  test('without a mail server no link is made, so that nobody reads it among the kept emails', async () => {
    const { email, from } = await somebody();
    await requestReset(services, { email }, from);
    const before = await services.db.query.selectFrom('staff_links').selectAll().execute();
    await services.drainOutbox();
    const payload = { about: 'password' as const, staffId: 'x', at: fridayMorning, from: '' };
    await sendStaffLink(services, { id: 'x', payload, attempt: 1 });
    expect(await services.db.query.selectFrom('staff_links').selectAll().execute()).toEqual(before);
    expect(services.logLines.join()).toContain('reset-without-mail-server');
  });

  test('a password is changed by who knows it, and ends every other session', async () => {
    const { email, staff } = await somebody();
    const here = headersOf(await cookieOf(services, email));
    const elsewhere = headersOf(await cookieOf(services, email));
    const change = (current: string, password: string) =>
      changePassword(services, staff, { current, password, headers: here });
    await expect(change('something else', anew)).rejects.toMatchObject({
      fields: { current: expect.any(String) },
    });
    await expect(change(passphrase, 'aaaaaaaaaaaa')).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    });
    await change(passphrase, anew);
    expect(await currentStaff(services, here)).toMatchObject({ email });
    expect(await currentStaff(services, elsewhere)).toBeNull();
  });
});
