/** Networks remembered at once; beyond them the longest known is asked for again. */
const mostKnown = 10_000;

type Spent = { from: number; until: number };

/** Of each database, the limits of networks that are known to be used up, by name and network. */
const known = new WeakMap<object, Map<string, Spent>>();

/** Remembers that a limit takes nothing more for so long. @param of where it is counted */
export function noteSpent(of: object, key: string, { from, until }: Spent): void {
  const spent = known.get(of) ?? new Map<string, Spent>();
  known.set(of, spent);
  spent.delete(key);
  const [longest] = spent.size >= mostKnown ? spent.keys() : [];
  if (longest !== undefined) spent.delete(longest);
  spent.set(key, { from, until });
}

/** How long a limit takes nothing more, in milliseconds; 0 when that is not known. A clock put back ends it, too. */
export function spentFor(of: object, key: string, now: number): number {
  const spent = known.get(of)?.get(key);
  if (!spent) return 0;
  if (now >= spent.from && now < spent.until) return spent.until - now;
  known.get(of)?.delete(key);
  return 0;
}
