import { currentSession } from '../../auth/session.ts';
import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../tokens.ts';

/** Names the signed-in session of a request without telling its token. @throws DomainError unauthenticated */
export async function sessionHash(services: Services, headers: Headers): Promise<string> {
  const session = await currentSession(services, headers);
  if (!session) throw new DomainError('unauthenticated', 'Please sign in.');
  return hashToken(session.token);
}
