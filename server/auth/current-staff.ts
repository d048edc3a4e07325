import type { Services } from '../services.ts';
import type { Staff } from './staff.ts';

/** Who sent this request, or null when nobody is signed in. */
export async function currentStaff(services: Services, headers: Headers): Promise<Staff | null> {
  if (!headers.has('cookie')) return null;
  const session = await services.auth.api.getSession({ headers });
  if (!session) return null;
  const { id, name, email } = session.user;
  return { id, name, email };
}
