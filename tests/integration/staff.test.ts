import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentStaff } from '#server/auth/current-staff.ts';
import { endSession } from '#server/auth/session.ts';
import { createOwner, createSetupLink, hasStaff, setupLinkState } from '#server/auth/setup-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { engines } from '../support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '../support/services.ts';

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

  test('the set-up link expires, and a new one ends the old one', async () => {
    const first = (await createSetupLink(services)).replace('/set-up/', '');
    const second = (await createSetupLink(services)).replace('/set-up/', '');
    expect(await setupLinkState(services, first)).toBe('unknown');
    expect(await setupLinkState(services, second)).toBe('good');
    services.setNow(fridayMorning + day + 1);
    expect(await setupLinkState(services, second)).toBe('ended');
    await expect(createOwner(services, second, owner)).rejects.toMatchObject({ code: 'gone' });
  });

  test('a short password is refused beside its field and leaves the link usable', async () => {
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    await expect(createOwner(services, token, { ...owner, password: 'short' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.stringContaining('12') },
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

  test('after ten tries from one address, or for one account, sign-in waits', async () => {
    await setUp();
    const attempt = (address: string, email: string) =>
      signIn(services, { email, password: 'nope' }, { ...from, address }).catch((error) => error.code);
    for (let index = 0; index < 10; index += 1) await attempt('192.0.2.7', `nobody${index}@example.com`);
    expect(await attempt('192.0.2.7', 'nobody@example.com')).toBe('rate-limited');
    for (let index = 0; index < 10; index += 1) await attempt(`198.51.100.${index}`, owner.email);
    expect(await attempt('198.51.100.99', owner.email)).toBe('rate-limited');
    services.setNow(fridayMorning + 16 * 60_000);
    expect(await attempt('192.0.2.7', 'nobody@example.com')).toBe('unauthenticated');
  });

  test('a forged cookie is nobody', async () => {
    const headers = new Headers({ cookie: '__Host-foreshore.session_token=abc.def' });
    expect(await currentStaff(services, headers)).toBeNull();
  });
});
