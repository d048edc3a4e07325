import { sql } from 'kysely';
import { z } from 'zod';
import { dayMs } from '#domain/format/durations.ts';
import { emailAddress } from '#domain/forms/text.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';
import { insertStaff } from './new-staff.ts';
import { newPasswordProblem } from './password-rules.ts';
import { hashPassword, storePassword } from './passwords.ts';

const linkLifeMs = dayMs;

/** True once somebody can sign in. */
export async function hasStaff(
  services: AuthServices,
  queries: Queries = services.db.query,
): Promise<boolean> {
  const { rows } = await sql`select 1 from staff limit 1`.execute(queries);
  return rows.length > 0;
}

/**
 * Makes the one-time link with which the owner creates the first account; earlier unused links stop working.
 * @returns the path with its token, valid for 24 hours
 */
export async function createSetupLink(services: AuthServices): Promise<string> {
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

/**
 * The state of a set-up link: it can be used, could be used once, or is unknown (also when a newer one replaced
 * it).
 */
export type SetupLinkState = 'good' | 'ended' | 'unknown';

/** The state of a set-up link. */
export async function setupLinkState(services: AuthServices, token: string): Promise<SetupLinkState> {
  const link = await services.db.query
    .selectFrom('setup_links')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) return 'unknown';
  return link.used_at === null && link.expires_at > services.clock.now() ? 'good' : 'ended';
}

const ownerSchema = z.object({
  name: z
    .string('Name must be at least 2 characters')
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Please use a name of at most 100 characters'),
  email: emailAddress,
  password: z.string('Please choose a password'),
});

/**
 * Uses a set-up link: creates the owner's account. The link is spent with it or not at all: a process that ended in
 * between would leave an account without a password, and no link to another one.
 * @throws DomainError invalid (fields), or gone when the link was used, has expired or never was
 */
export async function createOwner(
  services: AuthServices,
  token: string,
  input: Record<string, unknown>,
): Promise<{ email: string; password: string }> {
  const { name, email, password } = await readOwner(services, input);
  // A hash is a tenth of a second of a core: not for whoever has no link.
  if ((await setupLinkState(services, token)) !== 'good') throw linkEnded();
  const hash = await hashPassword(services, password);
  await services.db.query.transaction().execute(async (trx) => {
    await claimLink(services, trx, token);
    const staffId = await insertStaff(services, trx, { name, email: email.toLowerCase(), role: 'owner' });
    await storePassword(services, trx, { staffId, hash });
  });
  services.log.info('owner-created');
  return { email, password };
}

async function readOwner(
  services: AuthServices,
  input: Record<string, unknown>,
): Promise<z.infer<typeof ownerSchema>> {
  const parsed = ownerSchema.safeParse(input);
  const typed = z.object({ name: z.string(), email: z.string(), password: z.string() }).safeParse(input);
  const fields = parsed.success ? {} : { ...DomainError.fromZod(parsed.error).fields };
  const problem = typed.success ? await newPasswordProblem(services, typed.data.password, typed.data) : null;
  if (parsed.success && !problem) return parsed.data;
  if (problem) fields.password = problem;
  throw new DomainError('invalid', 'Please check the marked fields.', { fields });
}

/** Spends every unused link, not only this one: two instances may each have printed one. */
async function claimLink(services: AuthServices, trx: Queries, token: string): Promise<void> {
  const now = services.clock.now();
  const claimed = await trx
    .updateTable('setup_links')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .returning(['token_hash', 'expires_at'])
    .execute();
  const link = claimed.find((one) => one.token_hash === hashToken(token));
  if (link && link.expires_at > now && !(await hasStaff(services, trx))) return;
  throw linkEnded();
}

function linkEnded(): DomainError {
  return new DomainError(
    'gone',
    'This link has been used or has expired. Restart the site to get a new one.',
  );
}
