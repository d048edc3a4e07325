import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servicesContext } from '#app/context.ts';
import { action as signOut } from '#app/pages/staff/sign-out.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { endSession } from '#server/auth/session.ts';
import { createOwner, createSetupLink, hasStaff, setupLinkState } from '#server/auth/setup-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const owner = { name: 'Olive Owner', email: 'Olive@Example.com', password: 'a long test passphrase' };
const day = 24 * 60 * 60_000;

describe.each(engines)('staff accounts on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', SITE_URL: 'https://foreshore.test' });
  });
  afterEach(() => services.dispose());

  const setUp = async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    await createOwner(services, token, owner);
    return token;
  };
  const from = { address: '192.0.2.1', headers: new Headers() };
  const cookieOf = (cookies: string[]) => cookies.map((one) => one.split(';')[0]).join('; ');

  test('the set-up link works once', async () => {
    expect(await hasStaff(services)).toBe(false);
    const token = await setUp();
    expect(await hasStaff(services)).toBe(true);
    expect(await setupLinkState(services, token)).toBe('ended');
    await expect(createOwner(services, token, { ...owner, email: 'b@example.com' })).rejects.toMatchObject({
      code: 'gone',
    });
  });

  test('of two at once with one link, one account is made', async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    const outcomes = await Promise.allSettled([
      createOwner(services, token, owner),
      createOwner(services, token, { ...owner, email: 'b@example.com' }),
    ]);
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  test('the set-up link is spent with the account that it makes, or not at all', async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    const { password: hasher } = await services.auth.$context;
    const { hash } = hasher;
    hasher.hash = () => Promise.reject(new Error('ended in the middle of it'));
    await expect(createOwner(services, token, owner)).rejects.toThrow('in the middle');
    hasher.hash = hash;
    expect(await setupLinkState(services, token)).toBe('good');
    await createOwner(services, token, owner);
    expect(await setupLinkState(services, token)).toBe('ended');
  });

  test('the set-up link expires, and a new one ends the old one', async () => {
    const first = (await createSetupLink(services)).replace('/set-up/', '');
    const second = (await createSetupLink(services)).replace('/set-up/', '');
    expect(await setupLinkState(services, first)).toBe('unknown');
    expect(await setupLinkState(services, second)).toBe('good');
    services.setNow(fridayMorning + day + 1);
    expect(await setupLinkState(services, second)).toBe('ended');
    await expect(createOwner(services, second, owner)).rejects.toMatchObject({ code: 'gone' });
  });

  test('a password that others would guess is refused beside its field and leaves the link usable', async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    await expect(createOwner(services, token, { ...owner, password: ' '.repeat(12) })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.any(String) },
    });
    expect(await setupLinkState(services, token)).toBe('good');
  });

  test('signing in gives a session in a cookie that scripts and other sites cannot use', async () => {
    await setUp();
    const cookies = await signIn(services, { email: owner.email, password: owner.password }, from);
    const session = cookies.find((one) => one.includes('session_token')) ?? '';
    expect(session).toMatch(/^__Host-foreshore\.session_token=.*Path=\//);
    expect(session).not.toMatch(/Domain=/i);
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/Secure/);
    expect(session).toMatch(/SameSite=Lax/i);
    const headers = new Headers({ cookie: cookieOf(cookies) });
    expect(await currentStaff(services, headers)).toMatchObject({ name: owner.name });
    await endSession(services, headers);
    expect(await currentStaff(services, headers)).toBeNull();
  });

  test('signing out over https has the browser forget the pages that it kept', async () => {
    await setUp();
    const cookies = await signIn(services, { email: owner.email, password: owner.password }, from);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request('https://foreshore.test/sign-out', {
      method: 'POST',
      headers: { cookie: cookieOf(cookies) },
    });
    const answer = await signOut({ request, context } as unknown as Parameters<typeof signOut>[0]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    const headers = new Headers({ cookie: cookieOf(cookies) });
    expect(await currentStaff(services, headers)).toBeNull();
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await setUp();
    const wrong = await signIn(services, { email: owner.email, password: 'nope' }, from).catch(
      (error) => error,
    );
    const unknown = await signIn(services, { email: 'x@example.com', password: 'nope' }, from).catch(
      (error) => error,
    );
    expect(wrong).toMatchObject({ code: 'unauthenticated' });
    expect(unknown.message).toBe(wrong.message);
  });

  test('signing in again ends the session that this browser had, and no other', async () => {
    await setUp();
    const account = { email: owner.email, password: owner.password };
    const headersOf = (cookies: string[]) => new Headers({ cookie: cookieOf(cookies) });
    const first = headersOf(await signIn(services, account, from));
    const elsewhere = headersOf(await signIn(services, account, from));
    const second = headersOf(await signIn(services, account, { ...from, headers: first }));
    expect(second.get('cookie')).not.toBe(first.get('cookie'));
    expect(await currentStaff(services, first)).toBeNull();
    expect(await currentStaff(services, elsewhere)).toMatchObject({ name: owner.name });
    expect(await currentStaff(services, second)).toMatchObject({ name: owner.name });
  });

  test('a session ends 30 days after its sign-in, however much it is used, and is deleted', async () => {
    await setUp();
    const cookies = await signIn(services, { email: owner.email, password: owner.password }, from);
    const headers = new Headers({ cookie: cookieOf(cookies) });
    const begun = (daysAgo: number) =>
      sql`update staff_sessions set "createdAt" = ${new Date(Date.now() - daysAgo * day).toISOString()}`.execute(
        services.db.query,
      );
    await begun(29);
    expect(await currentStaff(services, headers)).toMatchObject({ name: owner.name });
    await begun(30.1);
    expect(await currentStaff(services, headers)).toBeNull();
    expect((await sql`select id from staff_sessions`.execute(services.db.query)).rows).toHaveLength(0);
  });

  test('a session ends two weeks after the last day on which it was used', async () => {
    await setUp();
    const cookies = await signIn(services, { email: owner.email, password: owner.password }, from);
    const headers = new Headers({ cookie: cookieOf(cookies) });
    const ends = (inDays: number) =>
      sql`update staff_sessions set "expiresAt" = ${new Date(Date.now() + inDays * day).toISOString()}`.execute(
        services.db.query,
      );
    const daysLeft = async () => {
      const { rows } = await sql<{ at: string | Date }>`select "expiresAt" as at from staff_sessions`.execute(
        services.db.query,
      );
      return Math.round((new Date(rows[0]?.at ?? '').getTime() - Date.now()) / day);
    };
    await ends(13.4);
    expect(await currentStaff(services, headers)).toMatchObject({ name: owner.name });
    expect(await daysLeft(), 'not written anew within a day').toBe(13);
    await ends(0.1);
    expect(await currentStaff(services, headers)).toMatchObject({ name: owner.name });
    expect(await daysLeft()).toBe(14);
    await ends(-0.1);
    expect(await currentStaff(services, headers)).toBeNull();
  });

  test('the same password typed with composed and with single characters opens the account', async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    await createOwner(services, token, { ...owner, password: 'gru\u0308ne Kutter vor Whitby' });
    const password = 'gr\u00fcne Kutter vor Whitby';
    expect(await signIn(services, { email: owner.email, password }, from)).not.toHaveLength(0);
  });

  test('a forged cookie is nobody', async () => {
    const headers = new Headers({ cookie: '__Host-foreshore.session_token=abc.def' });
    expect(await currentStaff(services, headers)).toBeNull();
    await setUp();
    const cookies = await signIn(services, { email: owner.email, password: owner.password }, from);
    const forged = cookieOf(cookies).replace(/(session_token=[^;]*?)\.[^;]/, (_, token) => `${token}.~`);
    expect(await currentStaff(services, new Headers({ cookie: forged }))).toBeNull();
  });
});
