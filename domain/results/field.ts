/** What visitors' browsers measure of a page: instants and shares, nothing of anybody. */
export const fieldMetrics = ['lcp', 'inp', 'cls', 'step'] as const;
export type FieldMetric = (typeof fieldMetrics)[number];

export type FieldDevice = 'phone' | 'desktop';

/**
 * The kind of a page: one of those that lie at the top of the site, or 'other'.
 * @param part the first part of its address, as anybody may send it
 * @param paths of the site's pages
 */
export const fieldPage = (part: string, paths: readonly string[]): string =>
  !part.includes('/') && paths.includes(`/${part}`) ? `/${part}` : 'other';

/** Upper edges of the buckets: milliseconds, thousandths of layout shift, and for a step the largest paint. */
const edges: Record<FieldMetric, readonly number[]> = {
  lcp: [100, 200, 300, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 10_000],
  cls: [1, 5, 10, 25, 50, 75, 100, 150, 200, 250, 500, 1000, 5000],
  step: [300, 60_000],
};
/** Good up to the first, poor above the second: web.dev/articles/vitals. Steps have a goal of their own. */
const thresholds = { lcp: [2500, 4000], inp: [200, 500], cls: [100, 250] } as const;

/** The bucket of a value; what lies beyond the last counts in it, so that one liar moves nothing far. */
export function bucketOf(metric: FieldMetric, value: number): number {
  const found = edges[metric].find((edge) => value <= edge);
  return found ?? edges[metric].at(-1) ?? 0;
}

/** Fewer views than these say nothing. */
const fewestViews = 20;

/** The 75th percentile, as the upper edge of its bucket; null of too few. @param views by bucket */
export function percentile75(views: ReadonlyMap<number, number>): number | null {
  const total = [...views.values()].reduce((sum, count) => sum + count, 0);
  if (total < fewestViews) return null;
  let seen = 0;
  for (const [bucket, count] of [...views].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= total * 0.75) return bucket;
  }
  return null;
}

/** The share of steps whose page was there within 300 ms, from 0 to 1; null of too few. */
export function instantShare(views: ReadonlyMap<number, number>): number | null {
  const total = [...views.values()].reduce((sum, count) => sum + count, 0);
  return total < fewestViews ? null : (views.get(300) ?? 0) / total;
}

export type FieldRating = 'good' | 'needs work' | 'poor';

/** How a 75th percentile is to be judged. */
export function ratingOf(metric: keyof typeof thresholds, value: number): FieldRating {
  const [good, poor] = thresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
