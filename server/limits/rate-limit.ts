import { sql } from 'kysely';
import { DomainError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';

type Limit = {
  /** What is limited, such as 'sign-in-address'. */
  name: string;
  /** Whose hits are counted; stored hashed. */
  key: string;
  max: number;
  windowMs: number;
};

/**
 * Counts one hit in a fixed window kept in the database, so that the limit holds across instances.
 * @throws DomainError rate-limited, with `details.retryAfterSeconds`
 */
export async function limit(services: Services, wanted: Limit): Promise<void> {
  if (await isWithinLimit(services, wanted)) return;
  const { windowMs } = wanted;
  const retryAfterSeconds = Math.ceil((windowMs - (services.clock.now() % windowMs)) / 1000);
  throw new DomainError(
    'rate-limited',
    'Too many tries from your connection. Please wait a little and try again.',
    {
      details: { retryAfterSeconds },
    },
  );
}

/** Counts one hit as `limit` does, and says whether it may be served. */
export async function isWithinLimit(
  services: Services,
  { name, key, max, windowMs }: Limit,
): Promise<boolean> {
  if (services.env.RATE_LIMITS === 'off') return true;
  const now = services.clock.now();
  const windowStart = now - (now % windowMs);
  const row = await services.db.query
    .insertInto('rate_limits')
    .values({ key: `${name}:${services.keys.hash('limit-hash', key)}`, window_start: windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.window_start = ${windowStart} then rate_limits.hits + 1 else 1 end`,
        window_start: windowStart,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  // Said once a window: whoever goes on cannot fill the log.
  if (row.hits === max + 1) services.log.warn('limit-reached', { name });
  return row.hits <= max;
}

/** Forgets windows that began before an instant, which must be at least a window ago. */
export async function sweepRateLimits(services: Services, { before }: { before: number }): Promise<number> {
  const gone = await services.db.query
    .deleteFrom('rate_limits')
    .where('window_start', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
