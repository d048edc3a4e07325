import { addAbortListener } from 'node:events';
import { askedToStop } from './asked-to-stop.ts';
import type { RunningSite } from './site.ts';

/** How long a start may go on that nobody wants any more. */
const startLimitMs = 10_000;
/** Time for running deliveries and the database, in addition to the time that requests have. */
const extraMs = 30_000;

/**
 * Starts a site, and ends this process in order once somebody asks it to stop: with status 0, or with 1 when that
 * takes longer than the time limits allow.
 * @param start is given the signal that is aborted when nobody wants the site any more
 */
export async function runUntilAsked(
  start: (asked: AbortSignal) => Promise<RunningSite>,
  welcome: (site: RunningSite) => void,
): Promise<void> {
  // Listens before anything else, so that a stop during the start also ends in order.
  const asked = askedToStop();
  let site: RunningSite | undefined;
  addAbortListener(asked, () => {
    process.stdout.write('\n  Stopping. What is under way is finished first.\n');
    const limitMs = site ? site.services.env.STOP_TIMEOUT_MS + extraMs : startLimitMs;
    setTimeout(endByForce, limitMs).unref();
  });
  try {
    site = await start(asked);
    welcome(site);
    await new Promise<void>((resolve) => addAbortListener(asked, () => resolve()));
    await site.stop();
  } catch (error) {
    // A start that was given up because of the request to stop has ended as wanted.
    if (site || !asked.aborted) throw error;
  }
  process.exit(0);
}

function endByForce(): void {
  process.stderr.write('  Not everything could be finished in time.\n');
  process.exit(1);
}
