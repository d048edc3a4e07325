import type { AuthServices } from './auth-services.ts';
import { rememberDevice } from './known-device.ts';
import { endSession } from './session.ts';

/** A session that was just opened, for whom, and the id of their device when it is known already. */
type Entry = { session: string; email: string; device: string | null };

/**
 * What follows a session that was opened: it takes the place of the one this browser had, and the device is remembered.
 * @returns the Set-Cookie values of the session and of the known device
 */
export async function letIn(
  services: AuthServices,
  { session, email, device }: Entry,
  headers: Headers,
): Promise<string[]> {
  // Somebody else may have put a session into this browser: the new one must not share it.
  await endSession(services, headers);
  services.log.info('signed-in', { device: device ? 'known' : 'new' });
  return [session, await rememberDevice(services, email, device)];
}
