import { dayMs } from '#domain/format/durations.ts';
import type { AuthServices } from './auth-services.ts';
import { readCookie, setCookie } from './cookies.ts';

/** The longest time for which browsers keep a cookie. Each sign-in starts it again. */
const lifeMs = 400 * dayMs;

/**
 * Whether this browser has signed in to this account before: what others guess must not keep it out. The cookie holds
 * a random id, its day and a signature that covers the account as well; it opens nothing without the password.
 * @returns the device's id, or null for any other browser and for accounts that do not exist
 */
export async function knownDevice(
  services: AuthServices,
  email: string,
  headers: Headers,
): Promise<string | null> {
  // Runs for every address, with or without an account, so that response times do not reveal who has one.
  const staffId = await staffIdOf(services, email);
  const [id = '', at = '', signature = ''] = readCookie(services, 'known_device', headers).split('.');
  const ours = services.keys.isSigned('known-device', `${staffId}.${id}.${at}`, signature);
  const isRecent = Number.parseInt(at, 36) + lifeMs > services.clock.now();
  return ours && isRecent && staffId !== '' ? id : null;
}

/** The Set-Cookie value that makes this browser known for an account, under its old id where it has one. */
export async function rememberDevice(
  services: AuthServices,
  email: string,
  knownId: string | null,
): Promise<string> {
  const staffId = await staffIdOf(services, email);
  const id = knownId ?? services.randomId();
  const at = services.clock.now().toString(36);
  const value = `${id}.${at}.${services.keys.sign('known-device', `${staffId}.${id}.${at}`)}`;
  return setCookie(services, 'known_device', { value, maxAgeSeconds: lifeMs / 1000 });
}

async function staffIdOf(services: AuthServices, email: string): Promise<string> {
  const found = await services.db.query
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? '';
}
