import { sql } from 'kysely';
import { type FieldDevice, type FieldMetric, instantShare, percentile75 } from '#domain/results/field.ts';
import type { Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';

/** What one kind of page did on one kind of device: 75th percentiles, a share, and null where too few were seen. */
export type FieldFigures = {
  page: string;
  device: FieldDevice;
  views: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** Share of steps within the site whose page was there within 300 ms. */
  instant: number | null;
};

/** How quickly pages came in a period, by kind of page and device, with the most viewed first. */
export async function readFieldFigures(query: Queries, period: Period): Promise<FieldFigures[]> {
  const rows = await query
    .selectFrom('field_totals')
    .select(['page', 'device', 'metric', 'bucket', sql<number>`sum(views)`.as('sum')])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy(['page', 'device', 'metric', 'bucket'])
    .execute();
  const kinds = Map.groupBy(rows, ({ page, device }) => `${page} ${device}`);
  const figures = [...kinds.values()].flatMap((ofKind) => {
    const [first] = ofKind;
    if (!first) return [];
    const of = (metric: FieldMetric) =>
      new Map(ofKind.filter((row) => row.metric === metric).map(({ bucket, sum }) => [bucket, Number(sum)]));
    const views = [...of('lcp').values()].reduce((sum, count) => sum + count, 0);
    return [
      {
        ...{ page: first.page, device: first.device, views },
        ...{ lcp: percentile75(of('lcp')), inp: percentile75(of('inp')), cls: percentile75(of('cls')) },
        instant: instantShare(of('step')),
      },
    ];
  });
  return figures.sort((one, other) => other.views - one.views);
}
