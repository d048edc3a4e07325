import { sql } from 'kysely';
import { hourMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { noteRefusal } from './refusals.ts';

export type Limit = {
  /** What is limited, such as 'sign-in-address'. */
  name: string;
  /** Whose hits are counted; stored hashed. */
  key: string;
  max: number;
  windowMs: number;
  /** What this counts for; 1 when left out. */
  cost?: number;
};

/**
 * Counts one hit in a sliding window kept in the database, so that the limit holds across instances and restarts.
 * @throws DomainError rate-limited, with `details.retryAfterSeconds`
 */
export async function limit(services: Services, wanted: Limit): Promise<void> {
  if (await isWithinLimit(services, wanted)) return;
  throw tooMany(await waitMs(services, wanted));
}

/** What somebody is told who has to wait. */
export function tooMany(ms: number): DomainError {
  const message = 'Too many attempts from your connection. Please wait a little and try again.';
  return new DomainError('rate-limited', message, { details: { retryAfterSeconds: Math.ceil(ms / 1000) } });
}

/**
 * Counts one hit as `limit` does, and says whether it may be served; a refused one is not counted.
 *
 * Two neighbouring windows stand for one that slides: the former counts by the share of it that lies within the
 * last `windowMs`, so that nobody gets twice the limit around an edge.
 * @param queries the caller's transaction, where the hit must stand or fall with it
 */
export async function isWithinLimit(
  services: Services,
  wanted: Limit,
  queries: Queries = services.db.query,
): Promise<boolean> {
  if (services.env.RATE_LIMITS === 'off') return true;
  const { max, windowMs, cost = 1 } = wanted;
  const { windowStart, latestStart, elapsed } = windowOf(services, wanted);
  const share = (windowMs - elapsed - 1) / windowMs;
  const stored = sql<number>`rate_limits.window_start`;
  const isCurrent = sql<boolean>`${stored} between ${windowStart} and ${latestStart}`;
  const hits = sql<number>`case when ${isCurrent} then rate_limits.hits + ${cost} else ${cost} end`;
  const before = sql<number>`case when ${isCurrent} then rate_limits.hits_before
    when ${stored} = ${windowStart - windowMs} then rate_limits.hits else 0 end`;
  const window_start = sql<number>`case when ${isCurrent} then ${stored} else ${windowStart} end`;
  const served = await queries
    .insertInto('rate_limits')
    .values({ key: keyOf(services, wanted), window_start: windowStart, hits: cost })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ hits, hits_before: before, window_start })
        .where(sql<boolean>`(${hits}) + (${before}) * cast(${share} as double precision) < ${max + 1}`),
    )
    .returning('key')
    .executeTakeFirst();
  if (!served) noteRefusal(wanted.name);
  return served !== undefined;
}

/** Takes a served hit off again, for what turned out not to count. */
export async function giveBackHit(services: Services, wanted: Limit): Promise<void> {
  if (services.env.RATE_LIMITS === 'off') return;
  const { windowStart, latestStart } = windowOf(services, wanted);
  await services.db.query
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', keyOf(services, wanted))
    .where('window_start', '>=', windowStart)
    .where('window_start', '<=', latestStart)
    .where('hits', '>', 0)
    .execute();
}

/** How long until one more hit fits, in milliseconds. */
export async function waitMs(services: Services, wanted: Limit): Promise<number> {
  const { max, windowMs } = wanted;
  const { windowStart, latestStart, now } = windowOf(services, wanted);
  const row = await services.db.query
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', '=', keyOf(services, wanted))
    .executeTakeFirst();
  const here = row !== undefined && row.window_start >= windowStart && row.window_start <= latestStart;
  const [hits, before] = here ? [row.hits, row.hits_before] : [0, row?.hits ?? 0];
  const elapsed = now - (here ? row.window_start : windowStart);
  if (hits >= max || before === 0) return windowMs - elapsed;
  return Math.max(1, windowMs * (1 - (max - hits) / before) - elapsed);
}

/**
 * The clock of another instance may be ahead by this much. Its window is counted in, or each would begin the count anew
 * that the other has just written, and nobody would ever reach a limit by asking both in turn.
 */
const skewMs = hourMs;

function windowOf({ clock }: Services, { windowMs }: Limit) {
  const now = clock.now();
  const elapsed = now % windowMs;
  const windowStart = now - elapsed;
  return { now, elapsed, windowStart, latestStart: windowStart + Math.max(skewMs, windowMs) };
}

const keyOf = ({ keys }: Services, { name, key }: Limit) => `${name}:${keys.hash('limit-hash', key)}`;

/** Forgets windows that began before an instant, which must be at least a window ago. */
export async function sweepRateLimits(services: Services, { before }: { before: number }): Promise<number> {
  const gone = await services.db.query
    .deleteFrom('rate_limits')
    .where('window_start', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
