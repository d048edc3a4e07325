import type { AuthServices } from '#server/auth/auth-services.ts';
import { currentSession } from '#server/auth/session.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';

/** Names the signed-in session of a request without telling its token. @throws DomainError unauthenticated */
export async function sessionHash(services: AuthServices, headers: Headers): Promise<string> {
  const session = await currentSession(services, headers);
  if (!session) throw new DomainError('unauthenticated', 'Please sign in.');
  return hashToken(session.token);
}
