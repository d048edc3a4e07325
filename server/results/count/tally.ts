import { createNames } from './names.ts';

/** A visit as it is counted. `day` is `yyyy-MM-dd`. */
export type Visit = { day: string; page: string; source: string; campaign: string };

/** Visits to be added to the stored totals, and those to be taken from one total to another once a name is known. */
export type Batch = {
  added: Map<string, number>;
  moved: Array<{ from: string; to: string; visits: number }>;
};

const mostTotals = 5_000;
const mostUnsettled = 5_000;
const mostMoved = 5_000;

/** No part of a visit has a line break in it. */
const keyOf = ({ day, page, source, campaign }: Visit): string => [day, page, source, campaign].join('\n');

export function visitOf(key: string): Visit {
  const [day = '', page = '', source = '', campaign = ''] = key.split('\n');
  return { day, page, source, campaign };
}

/** Visits that are counted and not stored yet. All of it is bounded, whatever comes. */
export function createTally() {
  const names = createNames();
  let batch: Batch = { added: new Map(), moved: [] };
  /** Visits under names that are not counted by themselves yet, and where they are counted meanwhile. */
  const unsettled = new Map<string, { as: string; visits: number }>();
  let dropped = 0;

  const shown = ({ day, page, source, campaign }: Visit) =>
    keyOf({ day, page, source: names.shown('source', source), campaign: names.shown('campaign', campaign) });
  const add = (key: string, visits: number) => {
    const so = batch.added.get(key);
    if (so === undefined && batch.added.size >= mostTotals) dropped += visits;
    else batch.added.set(key, (so ?? 0) + visits);
  };
  const settle = () => {
    for (const [key, { as, visits }] of unsettled) {
      const to = shown(visitOf(key));
      if (to === as) continue;
      if (batch.moved.length < mostMoved) batch.moved.push({ from: as, to, visits });
      if (to === key) unsettled.delete(key);
      else unsettled.set(key, { as: to, visits });
    }
  };
  return {
    /** @param network a mark of where it came from, by which a name becomes known */
    count: (visit: Visit, network: number): void => {
      const by = { network, day: visit.day };
      const known = [names.note('source', visit.source, by), names.note('campaign', visit.campaign, by)];
      const [key, as] = [keyOf(visit), shown(visit)];
      add(as, 1);
      if (as !== key) {
        const visits = (unsettled.get(key)?.visits ?? 0) + 1;
        if (visits === 1 && unsettled.size >= mostUnsettled)
          unsettled.delete(unsettled.keys().next().value ?? '');
        unsettled.set(key, { as, visits });
      }
      if (known.includes(true)) settle();
    },
    learn: (sources: readonly string[], campaigns: readonly string[]): void => {
      names.learn('source', sources);
      names.learn('campaign', campaigns);
      settle();
    },
    isEmpty: (): boolean => batch.added.size === 0 && batch.moved.length === 0,
    /** Hands over what is to be stored, and begins anew. */
    take: (): Batch => {
      const taken = batch;
      batch = { added: new Map(), moved: [] };
      return taken;
    },
    /** Takes back what could not be stored. */
    putBack: ({ added, moved }: Batch): void => {
      for (const [key, visits] of added) add(key, visits);
      batch.moved.unshift(...moved.slice(0, mostMoved - batch.moved.length));
    },
    /** How many visits were given up for want of room since this was asked last. */
    takeDropped: (): number => {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}
