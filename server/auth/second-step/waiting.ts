import { minuteMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { readCookie, setCookie } from '#server/auth/cookies.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';

const cookie = 'second_step';
/** How long a sign-in waits for its second step. */
const waitsMs = 10 * minuteMs;

/** Keeps a sign-in whose password was right until its second step. @returns the Set-Cookie value that leads on */
export async function waitForSecondStep(
  services: AuthServices,
  trx: Queries,
  staffId: string,
): Promise<string> {
  const token = services.randomToken();
  const now = services.clock.now();
  await trx
    .deleteFrom('staff_steps')
    .where('staff_id', '=', staffId)
    .where('expires_at', '<=', now)
    .execute();
  await trx
    .insertInto('staff_steps')
    .values({
      token_hash: hashToken(token),
      kind: 'second-factor',
      staff_id: staffId,
      challenge: '',
      created_at: now,
      expires_at: now + waitsMs,
    })
    .execute();
  return setCookie(services, cookie, { value: token, maxAgeSeconds: waitsMs / 1000 });
}

/** What is said when a sign-in does not wait any more. */
export function signInEnded(): DomainError {
  return new DomainError('gone', 'This sign-in has waited too long. Please sign in again.');
}

/** The Set-Cookie value after it. */
export function clearedStep(services: AuthServices): string {
  return setCookie(services, cookie, { value: '', maxAgeSeconds: 0 });
}

/** Whose sign-in waits in this browser; null when none does, or no longer. */
export async function waitingStep(
  services: AuthServices,
  headers: Headers,
): Promise<{ id: string; email: string; tokenHash: string } | null> {
  const token = readCookie(services, cookie, headers);
  if (!token) return null;
  const found = await services.db.query
    .selectFrom('staff_steps')
    .innerJoin('staff', 'staff.id', 'staff_steps.staff_id')
    .select(['staff.id', 'staff.email', 'token_hash as tokenHash'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'second-factor')
    .where('expires_at', '>', services.clock.now())
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
