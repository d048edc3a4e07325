import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#server/auth/change-password.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { createResetLink, setNewPassword, staffOfResetLink } from '#server/auth/reset-link.ts';
import { currentSession } from '#server/auth/session.ts';
import { endOneSession, listSessions } from '#server/auth/sessions.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { listStaff } from '#server/auth/staff-list.ts';
import { type EmailMessage, outboxKinds } from '#server/ports/outbox-kinds.ts';
import { acceptInvitation, invitationOf } from '#server/team/accept-invitation.ts';
import { removeColleague, setRole } from '#server/team/colleagues.ts';
import { invite, listInvitations, withdrawInvitation } from '#server/team/invite.ts';
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
    const id = await addStaff(services, { email, name: `Person ${'abcdefghijklmnopqrst'[count]}` });
    const from = { address: `198.51.${count}.7`, headers: new Headers() };
    return { id, email, from, staff: { id, email, name: `Person ${'abcdefghijklmnopqrst'[count]}` } };
  };
  const headersOf = (cookie: string) => new Headers({ cookie });
  const mailing = () => ({
    ...services,
    mail: {
      kind: 'smtp' as const,
      send: async (_: string, mail: EmailMessage) => {
        mails.push(mail);
        return 'sent' as const;
      },
    },
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

  const owner = async () => {
    const one = await somebody();
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', one.id).execute();
    return one;
  };
  const invitationIn = (path: string | null) => (path ?? '').replace('/invitation/', '');

  test('an invitation is accepted once, for the role and the address that it was made for', async () => {
    const { staff } = await owner();
    const path = await invite(services, staff, { email: 'New@Example.com', role: 'staff' });
    const token = invitationIn(path);
    const answers = { name: 'Nina New', password: anew, role: 'owner', email: 'other@example.com' };
    const both = await Promise.allSettled([1, 2].map(() => acceptInvitation(services, token, answers)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const all = await listStaff(services);
    expect(all.filter(({ name }) => name === 'Nina New')).toMatchObject([
      { email: 'new@example.com', role: 'staff' },
    ]);
    await expect(invite(services, staff, { email: 'new@example.com', role: 'staff' })).rejects.toMatchObject({
      fields: { email: expect.stringContaining('Nina New') },
    });
    await expect(acceptInvitation(services, token, answers)).rejects.toMatchObject({ code: 'gone' });

    const second = await invite(services, staff, { email: 'gone@example.com', role: 'owner' });
    const third = await invite(services, staff, { email: 'gone@example.com', role: 'staff' });
    expect(await invitationOf(services, invitationIn(second))).toBeNull();
    const [waiting] = await listInvitations(services);
    await withdrawInvitation(services, staff, waiting?.id ?? '');
    expect(await invitationOf(services, invitationIn(third))).toBeNull();
  });

  test('with a mail server the invitation goes by email and its link is shown to nobody', async () => {
    const { staff } = await owner();
    await deliver();
    expect(await invite(mailing(), staff, { email: 'mail@example.com', role: 'staff' })).toBeNull();
    const [mail] = await deliver();
    const [token = ''] = /(?<=\/invitation\/)[\w-]+/.exec(mail?.text ?? '') ?? [];
    expect(mail).toMatchObject({ to: 'mail@example.com', text: expect.stringContaining(staff.name) });
    expect(await invitationOf(services, token)).toMatchObject({ email: 'mail@example.com', role: 'staff' });
    services.setNow(fridayMorning + 7 * 24 * 60 * minute);
    expect(await invitationOf(services, token)).toBeNull();
    services.setNow(fridayMorning);
  });

  test('staff change nobody of the team, not even with a form of their own', async () => {
    const { staff, id } = await somebody();
    const refused = { code: 'forbidden' };
    await expect(setRole(services, staff, { staffId: id, role: 'owner' })).rejects.toMatchObject(refused);
    await expect(invite(services, staff, { email: 'x@example.com', role: 'owner' })).rejects.toMatchObject(
      refused,
    );
    await expect(removeColleague(services, staff, id)).rejects.toMatchObject(refused);
    await expect(withdrawInvitation(services, staff, 'x')).rejects.toMatchObject(refused);
  });

  test('a colleague who is removed is out at once and stays as former, and can be invited again', async () => {
    const { staff } = await owner();
    const { id, email, from } = await somebody();
    const cookie = headersOf(await cookieOf(services, email));
    await removeColleague(services, staff, id);
    expect(await currentStaff(services, cookie)).toBeNull();
    await expect(signIn(services, { email, password: passphrase }, from)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect((await listStaff(services, 'all')).find((one) => one.id === id)).toMatchObject({
      leftAt: fridayMorning,
    });
    expect((await listStaff(services)).find((one) => one.id === id)).toBeUndefined();
    const path = await invite(services, staff, { email, role: 'staff' });
    await acceptInvitation(services, invitationIn(path), { name: 'Back Again', password: anew });
    expect((await listStaff(services)).find((one) => one.id === id)).toMatchObject({ name: 'Back Again' });
  });

  test('one owner is left, also when two demote each other at once', async () => {
    await services.db.query.updateTable('staff').set({ role: 'staff' }).execute();
    const [a, b] = [await owner(), await owner()];
    const invitation = await invite(services, b.staff, { email: 'late@example.com', role: 'owner' });
    const outcomes = await Promise.allSettled([
      setRole(services, a.staff, { staffId: b.id, role: 'staff' }),
      setRole(services, b.staff, { staffId: a.id, role: 'staff' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const owners = (await listStaff(services)).filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
    if (owners[0]?.id === a.id) expect(await invitationOf(services, invitationIn(invitation))).toBeNull();
    const last = owners[0]?.id === a.id ? a : b;
    const kept = { code: 'conflict' };
    await expect(removeColleague(services, last.staff, last.id)).rejects.toMatchObject(kept);
    await expect(setRole(services, last.staff, { staffId: last.id, role: 'staff' })).rejects.toMatchObject(
      kept,
    );
  });

  test('sessions are listed with device and last use, and ended by their own person only', async () => {
    const { id, email, from } = await somebody();
    const headers = new Headers({ 'user-agent': 'Firefox/140.0' });
    const token = async (cookies: string[]) =>
      (await currentSession(services, headersOf(sent(cookies))))?.token ?? '';
    const here = await token(await signIn(services, { email, password: passphrase }, { ...from, headers }));
    await signIn(services, { email, password: passphrase }, from);
    const listed = await listSessions(services, id, here);
    expect(listed).toMatchObject([
      { here: true, userAgent: 'Firefox/140.0', address: from.address, lastUsedAt: fridayMorning },
      { here: false },
    ]);
    const other = listed[1]?.id ?? '';
    await endOneSession(services, 'somebody else', other);
    expect(await listSessions(services, id, here)).toHaveLength(2);
    await endOneSession(services, id, other);
    expect(await listSessions(services, id, here)).toHaveLength(1);
  });
});
