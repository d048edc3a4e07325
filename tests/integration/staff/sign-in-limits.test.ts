import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countAttempt } from '#server/auth/guess-limits.ts';
import { createPasswordChecks } from '#server/auth/password-checks.ts';
import { createOwner, createSetupLink } from '#server/auth/setup-link.ts';
import { signIn } from '#server/auth/sign-in.ts';
import type { DomainError } from '#server/base/errors.ts';
import { type EngineName, engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const owner = { name: 'Olive Owner', email: 'olive@example.com', password: 'a long test passphrase' };
const minute = 60_000;

describe.each(engines)('guessing passwords, on %s', (engine: EngineName) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', SITE_URL: 'https://foreshore.test' });
    const token = (await createSetupLink(services)).replace('/set-up/', '');
    await createOwner(services, token, owner);
  });
  afterEach(() => services.dispose());

  const tryPassword = (address: string, password = 'a wrong passphrase', cookie = '', email = owner.email) =>
    signIn(services, { email, password }, { address, headers: new Headers(cookie ? { cookie } : {}) });
  /** As a wrong password counts, without the work of its hash. */
  const failTimes = async (count: number, address: string, device: string | null = null) => {
    for (let index = 0; index < count; index += 1)
      await countAttempt(services, { email: owner.email, address, device });
  };
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'signed in',
      (error: DomainError) => error.code,
    );
  const deviceOf = (cookies: string[]) =>
    cookies.find((one) => one.includes('known_device'))?.split(';')[0] ?? '';

  test('ten failures from a network close the account to it alone; right passwords never count', async () => {
    for (let index = 0; index < 3; index += 1) await tryPassword('192.0.2.1', owner.password);
    for (let index = 0; index < 8; index += 1) await failTimes(1, `192.0.2.${index}`);
    for (let index = 0; index < 2; index += 1)
      expect(await codeOf(tryPassword(`192.0.2.${index}`))).toBe('unauthenticated');
    const refused = await tryPassword('192.0.2.99', owner.password).catch((error: DomainError) => error);
    expect(refused).toMatchObject({ code: 'rate-limited' });
    expect((refused as DomainError).details?.retryAfterSeconds).toBeGreaterThan(0);
    expect(await codeOf(tryPassword('192.0.2.99', 'x', '', 'colleague@example.com'))).toBe('unauthenticated');
    expect(await codeOf(tryPassword('203.0.113.9', owner.password))).toBe('signed in');
    services.setNow(fridayMorning + 31 * minute);
    expect(await codeOf(tryPassword('192.0.2.99', owner.password))).toBe('signed in');
    const said = services.logLines.filter((line) => line.includes('sign-in-limited'));
    expect(said).toHaveLength(1);
    expect(services.logLines.filter((line) => line.includes('sign-in-refused'))).toHaveLength(3);
    expect(services.logLines.join()).not.toMatch(/192\.0\.2|example\.com|passphrase/);
  });

  test('an account that does not exist is answered in the same way, up to the limit and beyond', async () => {
    for (const failures of [0, 9]) {
      const both = [owner.email, 'nobody@example.com'].map(async (email, from) => {
        const address = `192.0.${from}.1`;
        for (let index = 0; index < failures; index += 1)
          await countAttempt(services, { email, address, device: null });
        return tryPassword(address, 'a wrong passphrase', '', email).catch((error: DomainError) => error);
      });
      const [known, unknown] = await Promise.all(both);
      expect(unknown).toEqual(known);
    }
  });

  test('a hundred failures from a network close it for accounts that it has not guessed at, for a while', async () => {
    const guess = (account: number) =>
      countAttempt(services, {
        email: `colleague-${account}@example.com`,
        address: '192.0.2.1',
        device: null,
      });
    for (let account = 0; account < 100; account += 1) await guess(account);
    await expect(guess(100)).rejects.toMatchObject({ code: 'rate-limited' });
    services.setNow(fridayMorning + 31 * minute);
    await expect(guess(100)).resolves.toMatchObject({ who: 'stranger' });
  });

  test('a known device signs in whatever others guess, and its cookie is worth nothing elsewhere', async () => {
    const cookies = await tryPassword('198.51.100.1', owner.password);
    const device = deviceOf(cookies);
    const whole = cookies.find((one) => one.includes('known_device')) ?? '';
    expect(whole).toMatch(/HttpOnly/);
    expect(whole).toMatch(/Secure/);
    expect(whole).not.toMatch(/olive|example/i);
    await failTimes(10, '198.51.100.1');
    expect(await codeOf(tryPassword('198.51.100.1', owner.password))).toBe('rate-limited');
    expect(await codeOf(tryPassword('198.51.100.1', owner.password, device))).toBe('signed in');
    const forged = `${device.slice(0, -4)}AAAA`;
    expect(await codeOf(tryPassword('198.51.100.1', owner.password, forged))).toBe('rate-limited');
    const id = device.split('=')[1]?.split('.')[0] ?? '';
    await failTimes(20, '198.51.100.1', id);
    // Its own twenty are used up: from here on it is a browser like any other.
    expect(await codeOf(tryPassword('198.51.100.1', 'wrong', device))).toBe('rate-limited');
  });

  test('a hundred guesses at once get as far as ten in a row, and few wait for the work of a hash', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => codeOf(tryPassword(`192.0.2.${index}`))),
    );
    const checked = codes.filter((code) => code === 'unauthenticated').length;
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(10);
    expect(codes.every((code) => ['unauthenticated', 'rate-limited', 'unavailable'].includes(code))).toBe(
      true,
    );
  });
});

test('failures from everywhere slow an account down and lock nobody out', async () => {
  const waits: number[] = [];
  const started = await testServices('sqlite', { RATE_LIMITS: 'on' });
  const services = { ...started, passwordChecks: createPasswordChecks(async (ms) => waits.push(ms)) };
  const token = (await createSetupLink(services)).replace('/set-up/', '');
  await createOwner(services, token, owner);
  const attempt = (network: number, password: string) =>
    signIn(
      services,
      { email: owner.email, password },
      { address: `10.0.${network}.1`, headers: new Headers() },
    );
  for (let network = 0; network < 30; network += 1)
    await countAttempt(services, { email: owner.email, address: `10.0.${network}.1`, device: null });
  expect(waits).toEqual([]);
  await attempt(31, 'wrong').catch(() => undefined);
  expect(await attempt(32, owner.password)).not.toHaveLength(0);
  expect(waits).toEqual([2000, 2000]);
  await services.dispose();
});
