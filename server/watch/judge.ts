import { dayMs } from '#domain/format/durations.ts';
import type { Reading, WatchedThing } from './reading.ts';

/** How one thing stands: instants in epoch milliseconds. */
type Standing = {
  open: boolean;
  since: number;
  words: string;
  /** Whether this trouble was told, and when one of its kind was told last. */
  told: boolean;
  toldAt: number | null;
};
export type Standings = Partial<Record<WatchedThing, Standing>>;
export type WatchNews = { thing: WatchedThing; event: 'begun' | 'over'; since: number; words: string };

/** What comes and goes is told once a day, not each time. */
const quietMs = dayMs;

/** What is told of these readings, and how things stand then: each trouble once, and once that it is over. */
export function judge(
  before: Standings,
  readings: readonly Reading[],
  now: number,
): { standings: Standings; news: WatchNews[] } {
  const standings = { ...before };
  const news: WatchNews[] = [];
  for (const { thing, state, words } of readings) {
    const was = before[thing];
    if (state === 'bad') {
      const since = was?.open ? was.since : now;
      const told = was?.open ? was.told : false;
      // A clock that was ahead when it was told must not keep it quiet for years.
      const quiet = typeof was?.toldAt === 'number' && Math.abs(now - was.toldAt) < quietMs;
      const tells = !told && !quiet;
      if (tells) news.push({ thing, event: 'begun', since, words });
      standings[thing] = {
        ...{ open: true, since, words, told: told || tells },
        toldAt: tells ? now : (was?.toldAt ?? null),
      };
    } else if (state === 'well' && was?.open) {
      if (was.told) news.push({ thing, event: 'over', since: was.since, words });
      standings[thing] = { ...was, open: false };
    }
  }
  return { standings, news };
}
