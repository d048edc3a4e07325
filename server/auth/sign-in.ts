import { z } from 'zod';
import { limit } from '#server/limits/rate-limit.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';

const schema = z.object({
  email: z.email('Please enter a valid email address').max(254),
  password: z.string().min(1, 'Please enter your password').max(200),
});

const wrong = 'The e-mail address or the password is not right.';

/**
 * Checks a password and opens a session.
 * @returns the Set-Cookie values of the session
 * @throws DomainError invalid, unauthenticated, or rate-limited (10 tries in 15 minutes for an address or account)
 */
export async function signIn(
  services: Services,
  input: Record<string, unknown>,
  from: { address: string; headers: Headers },
): Promise<string[]> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { email, password } = parsed.data;
  const minutes15 = 15 * 60_000;
  await limit(services, { name: 'sign-in-address', key: from.address, max: 10, windowMs: minutes15 });
  await limit(services, { name: 'sign-in-account', key: email.toLowerCase(), max: 10, windowMs: minutes15 });
  try {
    const response = await services.auth.api.signInEmail({
      body: { email, password, rememberMe: true },
      headers: from.headers,
      asResponse: true,
    });
    if (!response.ok) throw new DomainError('unauthenticated', wrong, { fields: { password: wrong } });
    return response.headers.getSetCookie();
  } catch (error) {
    if (error instanceof Error && error.name === 'APIError') {
      throw new DomainError('unauthenticated', wrong, { fields: { password: wrong } });
    }
    throw error;
  }
}
