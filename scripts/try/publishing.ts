import fc from 'fast-check';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { asking } from './owner.ts';
import { takeIn, takePage, takesOf } from './takes.ts';
import { startTrialSite } from './trial-site.ts';
import { manyVisitors } from './visitors.ts';

/** Milliseconds of each time, and what should not have been. */
export type Tried = { times: Record<string, number[]>; faults: string[]; told: string };

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  into.push(performance.now() - begun);
  return done;
}

/** Publishes while visitors ask without a pause, then goes back and forth between the last two releases. */
export async function tryStorm(publishes: number, backs: number): Promise<Tried> {
  const site = await startTrialSite();
  const times = { 'published and seen': [] as number[], 'gone back and seen': [] as number[] };
  const faults: string[] = [];
  const see = async (take: number) => {
    const seen = takeIn(await site.ask(takePage));
    if (seen !== take) faults.push(`after take ${take} visitors saw ${seen}`);
  };
  try {
    const takes = takesOf(site.ask);
    await takes.open();
    const visitors = manyVisitors(site.url());
    for (let take = 1; take <= publishes; take += 1) {
      await takes.save(take);
      await timed(times['published and seen'], async () => {
        const { status } = await takes.publish();
        if (status !== 303) faults.push(`take ${take} was answered with ${status}`);
        await see(take);
      });
    }
    const { asked, faults: seen } = await visitors.leave();
    // What each visitor sees goes back now, so nobody counts.
    for (let back = 0; back < backs; back += 1)
      await timed(times['gone back and seen'], async () => {
        const { status } = await takes.goBack(takes.live() - 1);
        if (status !== 303) faults.push(`going back was answered with ${status}`);
        await see(publishes - 1 + (back % 2));
      });
    Object.assign(times, stepsTold(site.output(), publishes));
    const told = `${publishes} publishes and ${backs} ways back, ${asked} answers to visitors meanwhile`;
    return { times, faults: [...faults, ...seen], told };
  } finally {
    await site.stop();
  }
}

/** What the steps of the first so many publishes took, as the site's log tells. */
function stepsTold(output: string, publishes: number): Record<string, number[]> {
  const lives = output.split('\n').filter((line) => line.includes('"release-live"'));
  const steps: Record<string, number[]> = {};
  for (const line of lives.slice(0, publishes))
    for (const [step, ms] of Object.entries(JSON.parse(line) as Record<string, unknown>)) {
      if (!step.endsWith('Ms')) continue;
      steps[`of these, ${step}`] ??= [];
      steps[`of these, ${step}`]?.push(Number(ms));
    }
  return steps;
}

/** Kills the site at random moments of publishing, up to twice as long after its beginning as one usually takes. */
export async function tryKills(kills: number, seed: number, usualMs: number): Promise<Tried> {
  const site = await startTrialSite();
  const faults: string[] = [];
  const counts = { old: 0, new: 0, answered: 0 };
  try {
    const takes = takesOf(site.ask);
    let shown: number | null = null;
    const moments = fc.sample(fc.integer({ min: 0, max: Math.round(usualMs * 2) }), { seed, numRuns: kills });
    for (const [index, moment] of moments.entries()) {
      const take = index + 1;
      await takes.save(take);
      await takes.open();
      let status = 0;
      const publishing = takes.publish().then(
        (answer) => {
          status = answer.status;
        },
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, moment));
      await site.kill();
      await publishing;
      for (const path of [takePage, '/', '/lets-talk']) {
        const seen = takeIn(await site.ask(path));
        if (seen !== take && seen !== shown)
          faults.push(`${path} shows ${seen} after take ${take}, killed after ${moment} ms`);
      }
      const seen = takeIn(await site.ask(takePage));
      if (status === 303) counts.answered += 1;
      if (status === 303 && seen !== take) faults.push(`take ${take} was published and is lost`);
      if (seen === take) counts.new += 1;
      else counts.old += 1;
      shown = seen;
      await takes.lookWhatIsLive();
    }
    const told = `${kills} kills: ${counts.old} times the old release, ${counts.new} times the new one, ${counts.answered} answered before`;
    return { times: {}, faults, told };
  } finally {
    await site.stop();
  }
}

/** Publishes on one of three instances on PostgreSQL: how long until the other two show it. */
export async function tryInstances(publishes: number): Promise<Tried> {
  const server = await startPostgres();
  const times = { 'published and seen': [] as number[], 'seen by the others': [] as number[] };
  const faults: string[] = [];
  try {
    const site = await startTrialSite(server.url('postgres'));
    try {
      const takes = takesOf(site.ask);
      const others = [await site.another(), await site.another()].map(({ url }) => asking(url, ''));
      await takes.open();
      for (let take = 1; take <= publishes; take += 1) {
        await takes.save(take);
        const { status } = await timed(times['published and seen'], takes.publish);
        if (status !== 303) faults.push(`take ${take} was answered with ${status}`);
        await timed(times['seen by the others'], () =>
          Promise.all(
            others.map(async (ask) => {
              const end = performance.now() + 60_000;
              while (takeIn(await ask(takePage)) !== take)
                if (performance.now() > end) throw new Error(`An instance never showed take ${take}.`);
            }),
          ),
        );
      }
    } finally {
      await site.stop();
    }
    return { times, faults, told: `${publishes} publishes with three instances on PostgreSQL` };
  } finally {
    await server.stop();
  }
}
