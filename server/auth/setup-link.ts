import { sql } from 'kysely';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../tokens.ts';

const linkLifeMs = 24 * 60 * 60_000;

/** True once somebody can sign in. */
export async function hasStaff(services: Services): Promise<boolean> {
  const { rows } = await sql`select 1 from staff limit 1`.execute(services.db.query);
  return rows.length > 0;
}

/**
 * Makes the one-time link with which the owner creates the first account; earlier unused links stop working.
 * @returns the path with its token, valid for 24 hours
 */
export async function createSetupLink(services: Services): Promise<string> {
  const token = services.randomToken();
  const now = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    await trx.deleteFrom('setup_links').where('used_at', 'is', null).execute();
    await trx
      .insertInto('setup_links')
      .values({ token_hash: hashToken(token), created_at: now, expires_at: now + linkLifeMs, used_at: null })
      .execute();
  });
  return `/set-up/${token}`;
}

/** Whether a set-up link can be used, could be once, or is none of ours (or was replaced by a newer one). */
export type SetupLinkState = 'good' | 'ended' | 'unknown';

/** What has become of a set-up link. */
export async function setupLinkState(services: Services, token: string): Promise<SetupLinkState> {
  const link = await services.db.query
    .selectFrom('setup_links')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) return 'unknown';
  return link.used_at === null && link.expires_at > services.clock.now() ? 'good' : 'ended';
}

const ownerSchema = z.object({
  name: z.string().trim().min(2, 'Name must be at least 2 characters').max(100),
  email: z.email('Please enter a valid email address').max(254),
  password: z.string().min(12, 'Please choose a password of at least 12 characters').max(200),
});

/**
 * Uses a set-up link: creates the owner's account.
 * @throws DomainError invalid (fields), or gone when the link was used, has expired or never was
 */
export async function createOwner(
  services: Services,
  token: string,
  input: Record<string, unknown>,
): Promise<{ email: string; password: string }> {
  const parsed = ownerSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { name, email, password } = parsed.data;
  await claimLink(services, token);
  const context = await services.auth.$context;
  const user = await context.internalAdapter.createUser(
    { name, email: email.toLowerCase(), emailVerified: true },
    { method: 'email-password' },
  );
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: await context.password.hash(password),
  });
  services.log.info('owner-created');
  return { email, password };
}

async function claimLink(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  const claimed = await services.db.query
    .updateTable('setup_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 1n) return;
  throw new DomainError('gone', 'This link has been used or has expired. Restart the site to get a new one.');
}
