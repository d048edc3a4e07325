import { ask, drive } from '#scripts/bench/drive.ts';
import { besideIt, onOneCore } from '#scripts/bench/pin.ts';
import type { BothSites } from './both-sites.ts';
import { processorTimeOf } from './processor-time.ts';
import type { Pair } from './published-beside.ts';
import { median } from './summary.ts';

const how = { seconds: 3, runs: 1, connections: 32 };
const sides = ['shipped', 'published'] as const;

/** Requests a second and processor time for one answer, each site in its turn; the medians of so many rounds. */
export async function compareSpeed(
  sites: BothSites,
  page: string,
  { rounds, answers }: { rounds: number; answers: number },
): Promise<Pair[]> {
  const rates = { shipped: [] as number[], published: [] as number[] };
  const times = { shipped: [] as number[], published: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const { url, pid } = sites[side];
      rates[side].push((await drive(url() + page, how)).perSecond);
      const before = processorTimeOf(pid());
      await ask(url() + page, answers, how);
      times[side].push((processorTimeOf(pid()) - before) / answers);
    }
  const middle = (of: typeof rates) => ({ shipped: median(of.shipped), published: median(of.published) });
  return [
    { what: `${page}, asked without a pause`, unit: 'requests/s', ...middle(rates), most: 1.1 },
    { what: `${page}, processor time of an answer`, unit: 'ms', ...middle(times), most: 1.1 },
  ];
}

/** Both sites on one core, which only one of them wants at a time, and whoever asks on the others. */
export function asideForSpeed({ shipped, published }: BothSites): void {
  for (const { pid } of [shipped, published]) onOneCore(pid());
  besideIt();
}
