import { setTimeout } from 'node:timers/promises';
import { askIn, type BothSites, type Way, waysToAsk } from './both-sites.ts';
import { type Pair, sentOtherwise } from './published-beside.ts';

/** Every page in every way: what is sent otherwise, and the sums of the bytes. */
export async function compareSent({ shipped, published }: BothSites, pages: readonly string[]) {
  const pairs: Pair[] = [];
  const differences: string[] = [];
  for (const way of Object.keys(waysToAsk) as Way[]) {
    const sums = { shipped: 0, published: 0 };
    for (const page of pages) {
      const [one, other] = [await askIn(way, shipped.url() + page), await askIn(way, published.url() + page)];
      for (const said of sentOtherwise(one, other)) differences.push(`${page}, ${way}: ${said}`);
      sums.shipped += one.bytes;
      sums.published += other.bytes;
    }
    // Some ways have no body.
    if (sums.shipped + sums.published > 0)
      pairs.push({ what: `${pages.length} pages, ${way}`, unit: 'bytes', ...sums, most: 1.01 });
  }
  return { pairs, differences };
}

/** Waits for the best forms of a release, which come seconds after it (decision 0066). @returns whether they came */
export async function packedWell({ shipped, published }: BothSites, page: string): Promise<boolean> {
  const { bytes: best } = await askIn('Brotli', shipped.url() + page);
  for (let looks = 0; looks < 120; looks += 1) {
    if ((await askIn('Brotli', published.url() + page)).bytes < best * 1.01) return true;
    await setTimeout(500);
  }
  return false;
}
