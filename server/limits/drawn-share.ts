import { networkOf, siteOf } from './limit-client.ts';
import { noteRefusal } from './refusals.ts';

type Share = {
  /** What may be asked for at once, in pages. */
  atOnce: number;
  /** What comes back in a second. */
  perSecond: number;
  of: (address: string) => string;
};

/**
 * What one address, its network and the widest network that one organisation has may have drawn. A page costs 2 to 8
 * ms of a core, so that a network of IPv4 fills at most a sixth of one, and no person ever comes near.
 */
const shares: readonly Share[] = [
  { atOnce: 150, perSecond: 10, of: (address) => address },
  { atOnce: 300, perSecond: 20, of: networkOf },
  { atOnce: 600, perSecond: 40, of: siteOf },
];

/** Of each kind; beyond them the longest unused has its whole share again. */
const mostKnown = 10_000;

type Left = { pages: number; at: number };

/**
 * Counts what is drawn for each client, in memory: writing would cost more than some of what it guards. Each
 * instance counts for itself.
 * @param tick milliseconds that only ever grow
 * @returns for the cost of a request, in pages: 0, or after how many seconds it is worth asking again
 */
export function createDrawnShare(tick: () => number): (address: string, pages: number) => number {
  const known = shares.map(() => new Map<string, Left>());
  const leftOf = ({ atOnce, perSecond }: Share, left: Left | undefined, at: number) =>
    left ? Math.min(atOnce, left.pages + ((at - left.at) / 1000) * perSecond) : atOnce;
  return (address, pages) => {
    const at = tick();
    const asked = shares.map((share, index) => {
      const key = share.of(address);
      const of = known[index] ?? new Map<string, Left>();
      return { share, of, key, left: leftOf(share, of.get(key), at) };
    });
    // What is refused is not counted: who goes on asking waits no longer for it.
    const waits = asked.map(({ share, left }) => (left >= pages ? 0 : (pages - left) / share.perSecond));
    const seconds = Math.ceil(Math.max(...waits));
    if (seconds > 0) {
      noteRefusal('drawn-pages');
      return seconds;
    }
    for (const { of, key, left } of asked) {
      of.delete(key);
      const [longest] = of.size >= mostKnown ? of.keys() : [];
      if (longest !== undefined) of.delete(longest);
      of.set(key, { pages: left - pages, at });
    }
    return 0;
  };
}
