import { betterAuth } from 'better-auth';
import { site } from '#content/site.ts';
import type { Keys } from '#server/base/keys.ts';
import type { Db } from '#server/db/db.ts';

type AuthOptions = { db: Db; keys: Keys; siteUrl: string; secureCookies: boolean };

/**
 * Staff sign-in by better-auth: password hashes, sessions in the database, signed HttpOnly cookies.
 * Only its server calls are used; none of its own HTTP routes is exposed, and nobody can sign up.
 */
export function createAuth({ db, keys, siteUrl, secureCookies }: AuthOptions) {
  return betterAuth({
    appName: site.name,
    baseURL: siteUrl,
    basePath: '/api/staff',
    secret: keys.texts('staff-session')[0],
    database: { db: db.query, type: db.engine },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 200 },
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'staff' },
        leftAt: { type: 'number', fieldName: 'left_at', input: false, required: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      expiresIn: 60 * 60 * 24 * 14,
      updateAge: 60 * 60 * 24,
      additionalFields: {
        lastUsedAt: { type: 'number', fieldName: 'last_used_at', input: false, required: false },
      },
    },
    account: { modelName: 'staff_credentials' },
    verification: { modelName: 'staff_verifications' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // The library's own prefix, `__Secure-`, would stand before ours and would let other hosts of the domain set them.
      useSecureCookies: false,
      cookiePrefix: secureCookies ? '__Host-foreshore' : 'foreshore',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: secureCookies, path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
