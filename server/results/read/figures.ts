/** What is counted of a period, a week, or whatever else it is split by. Money in pence. */
export type Figures = { visits: number; leads: number; calls: number; won: number; pence: number };
export type Measure = keyof Figures;

/** What figures are split by. Enquiries can be about several services, or say nothing of any. */
export const dimensions = ['week', 'source', 'campaign', 'landing', 'service'] as const;
export type Dimension = (typeof dimensions)[number];

export type Split = Map<string, Figures>;
export type Results = { total: Figures } & Record<Dimension, Split>;

export const nothing = (): Figures => ({ visits: 0, leads: 0, calls: 0, won: 0, pence: 0 });

export function emptyResults(): Results {
  const splits = Object.fromEntries(dimensions.map((dimension) => [dimension, new Map()]));
  return { total: nothing(), ...(splits as Record<Dimension, Split>) };
}

/** Adds to the figures of one name. */
export function addTo(split: Split, name: string, measure: Measure, count: number): void {
  const figures = split.get(name) ?? nothing();
  figures[measure] += count;
  split.set(name, figures);
}

/** The services of an enquiry as they are stored; one that says nothing of any counts under ''. */
export const namedServices = (services: string): string[] => services.trim().split(' ');
