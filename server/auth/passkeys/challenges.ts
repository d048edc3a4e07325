import { minuteMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { StaffStepTable } from '#server/db/tables/staff.ts';

/** How long a challenge waits for its answer. */
export const challengeLifeMs = 10 * minuteMs;

type Place = { kind: StaffStepTable['kind']; token: string };

/**
 * What is to be signed, under a token that only the browser knows which asked for it. A new one takes the place of the
 * one before. @returns the challenge, base64url
 */
export async function keepChallenge(
  services: AuthServices,
  queries: Queries,
  { kind, token, staffId }: Place & { staffId: string | null },
): Promise<string> {
  const challenge = services.randomToken();
  const created_at = services.clock.now();
  const row = { kind, staff_id: staffId, challenge, created_at, expires_at: created_at + challengeLifeMs };
  await queries
    .insertInto('staff_steps')
    .values({ token_hash: hashToken(token), ...row })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
    .execute();
  return challenge;
}

/** The challenge that waits; null when there is none, or no longer. */
export async function waitingChallenge(
  { clock }: AuthServices,
  queries: Queries,
  { kind, token }: Place,
): Promise<string | null> {
  const row = await queries
    .selectFrom('staff_steps')
    .select('challenge')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.challenge ?? null;
}

/** The same, which ends with it, whatever its answer is worth: of two answers the second finds none. */
export async function takeChallenge(
  { clock }: AuthServices,
  queries: Queries,
  { kind, token }: Place,
): Promise<string | null> {
  const row = await queries
    .deleteFrom('staff_steps')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > clock.now() ? row.challenge : null;
}
