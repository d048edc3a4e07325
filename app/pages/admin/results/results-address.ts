import type { AskedPeriod, Period } from '#domain/results/period.ts';
import type { Behind } from '#server/results/read/behind.ts';

type Shown = Pick<AskedPeriod, 'choice' | 'comparison' | 'period'>;

/** The address of the results of a period, or of a file with them; what is usual is left out. */
export function resultsAddress(
  { choice, comparison, period }: Shown,
  extra: Record<string, string> = {},
  path = '/admin/results',
): string {
  const search = new URLSearchParams({
    ...(choice !== 'weeks' && { period: choice }),
    ...(choice === 'dates' && period),
    ...(comparison !== 'before' && { compare: comparison }),
    ...extra,
  });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of the list behind a figure. An empty name is one: that nobody knows it. */
export function behindAddress(of: Behind['of'], { from, to }: Period, part: Behind['part'] = null): string {
  const search = new URLSearchParams({ of, from, to, ...(part && { [part.dimension]: part.name }) });
  return `/admin/results/behind?${search}`;
}
