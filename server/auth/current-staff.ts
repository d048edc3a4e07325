import type { AuthServices } from './auth-services.ts';
import { currentSession } from './session.ts';
import type { CurrentStaff } from './staff.ts';

/** Who sent this request, or null when nobody is signed in. */
export async function currentStaff(services: AuthServices, headers: Headers): Promise<CurrentStaff | null> {
  return (await currentSession(services, headers))?.staff ?? null;
}
