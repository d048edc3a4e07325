import { others } from '#domain/results/names.ts';
import { wellKnownSources } from '#domain/results/well-known.ts';

/** A name is counted by itself once visits under it came from so many networks: a link for one person never is. */
const networksForName = 5;
/** How many names a day may bring, how many there may be, and how many are watched at once. */
const mostNewADay = 50;
const mostNames = 1_000;
const mostWatched = 2_000;

type NameKind = 'source' | 'campaign';

/** Which names of sources and campaigns are counted by themselves, and which still with the others. */
export function createNames() {
  const named = { source: new Set([...wellKnownSources, others]), campaign: new Set(['', others]) };
  const watched = new Map<string, Set<number>>();
  let today = '';
  let newToday = 0;
  return {
    /** The name under which visits of this one are counted now. */
    shown: (kind: NameKind, name: string): string => (named[kind].has(name) ? name : others),
    /** Names that were stored before, or that the owner gave. */
    learn: (kind: NameKind, names: readonly string[]): void => {
      for (const name of names) {
        if (named[kind].size < mostNames) named[kind].add(name);
        watched.delete(`${kind} ${name}`);
      }
    },
    /** Notes that a network came by a name. @returns whether that makes it one that is counted by itself */
    note: (kind: NameKind, name: string, { network, day }: { network: number; day: string }): boolean => {
      if (named[kind].has(name)) return false;
      if (day !== today) newToday = 0;
      today = day;
      const key = `${kind} ${name}`;
      const networks = watched.get(key) ?? new Set();
      if (networks.size < networksForName) networks.add(network);
      if (!watched.has(key)) {
        if (watched.size >= mostWatched) watched.delete(watched.keys().next().value ?? '');
        watched.set(key, networks);
      }
      if (networks.size < networksForName || newToday >= mostNewADay || named[kind].size >= mostNames)
        return false;
      newToday += 1;
      named[kind].add(name);
      watched.delete(key);
      return true;
    },
  };
}
