import { signIn } from '#server/auth/sign-in.ts';
import type { Role } from '#server/db/tables/staff.ts';
import type { SiteServices } from '#server/start/site-services.ts';

export const passphrase = 'a long test passphrase';

/** Adds a colleague with an account, past the invitation. @returns the id */
export async function addStaff(
  services: SiteServices,
  { email, role = 'staff', name = 'Sam Staff' }: { email: string; role?: Role; name?: string },
): Promise<string> {
  const context = await services.auth.$context;
  const user = await context.internalAdapter.createUser(
    { name, email, emailVerified: true, role },
    { method: 'email-password' },
  );
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: await context.password.hash(passphrase),
  });
  return user.id;
}

/** Signs somebody in with the usual password. @returns the cookies as a browser sends them */
export async function cookieOf(services: SiteServices, email: string): Promise<string> {
  const from = { address: '192.0.2.9', headers: new Headers() };
  return sent(await signIn(services, { email, password: passphrase }, from));
}

/** Set-Cookie values as a browser sends them back. */
export function sent(cookies: string[]): string {
  return cookies.map((one) => one.split(';')[0]).join('; ');
}
