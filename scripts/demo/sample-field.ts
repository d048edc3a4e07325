import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import { bucketOf, type FieldDevice, type FieldMetric } from '#domain/results/field.ts';
import type { Queries } from '#server/db/db.ts';

/** Views of a usual week, and how slow the pages are beside a quick one. */
const kinds: { page: string; device: FieldDevice; aWeek: number; slow: number }[] = [
  { page: '/', device: 'phone', aWeek: 60, slow: 2 },
  { page: '/', device: 'desktop', aWeek: 40, slow: 1 },
  { page: '/services', device: 'phone', aWeek: 45, slow: 2.1 },
  { page: '/services', device: 'desktop', aWeek: 25, slow: 1.1 },
  { page: '/quote', device: 'phone', aWeek: 20, slow: 2.6 },
  { page: '/book-discovery-call', device: 'phone', aWeek: 12, slow: 3.4 },
  { page: 'other', device: 'desktop', aWeek: 1, slow: 1 },
];
/** What a quick page measures at its best, in the middle and at its worst, each with its share of the views. */
const spread = [
  { share: 0.5, lcp: 450, inp: 24, cls: 0, step: 180 },
  { share: 0.35, lcp: 800, inp: 70, cls: 4, step: 260 },
  { share: 0.15, lcp: 1900, inp: 180, cls: 60, step: 900 },
];
const metrics: FieldMetric[] = ['lcp', 'inp', 'cls', 'step'];

/** Figures of pages as visitors of twelve weeks would have left them. */
export async function fillField(query: Queries, now: number): Promise<void> {
  const rows = Array.from({ length: 12 }, (_, week) => dateAt(agencyZone, now - week * 7 * dayMs)).flatMap(
    (day) =>
      kinds.flatMap(({ page, device, aWeek, slow }) =>
        metrics.flatMap((metric) => {
          const views = new Map<number, number>();
          for (const { share, ...measured } of spread) {
            const bucket = bucketOf(metric, measured[metric] * (metric === 'step' ? 1 : slow));
            // Every second view is a step within the site.
            const count = Math.round(aWeek * share * (metric === 'step' ? 0.5 : 1));
            if (count > 0) views.set(bucket, (views.get(bucket) ?? 0) + count);
          }
          return [...views].map(([bucket, count]) => ({ day, page, device, metric, bucket, views: count }));
        }),
      ),
  );
  for (let at = 0; at < rows.length; at += 100)
    await query
      .insertInto('field_totals')
      .values(rows.slice(at, at + 100))
      .execute();
}
