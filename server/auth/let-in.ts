import type { AuthServices } from './auth-services.ts';
import { rememberDevice } from './known-device.ts';
import { endSession, openSession } from './session.ts';

/**
 * Opens a session in place of the one this browser had, and remembers the device.
 * @param device its id when it is known already
 * @returns the Set-Cookie values of the session and of the known device
 */
export async function letIn(
  services: AuthServices,
  { id, email, device }: { id: string; email: string; device: string | null },
  from: { address: string; headers: Headers },
): Promise<string[]> {
  const session = await openSession(services, id, from);
  // Somebody else may have put a session into this browser: the new one must not share it.
  await endSession(services, from.headers);
  services.log.info('signed-in', { device: device ? 'known' : 'new' });
  return [session, await rememberDevice(services, email, device)];
}
