import { sql } from 'kysely';
import { z } from 'zod';
import { pages } from '#content/pages.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { bucketOf, fieldMetrics, fieldPage } from '#domain/results/field.ts';
import { DomainError } from '#server/base/errors.ts';
import { limitClient } from '#server/limits/limit-client.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';

/** Views of one connection: somebody who reads quickly opens far fewer. */
const ofClient = { max: 40, windowMs: 10 * minuteMs };
/** Views of one kind of page on one kind of device in a day, from wherever: a flood ends here. */
const mostADay = 20_000;

const value = z.number().min(0).max(600_000);
const schema = z.strictObject({
  page: z.string().max(60),
  device: z.enum(['phone', 'desktop']),
  lcp: value.optional(),
  inp: value.optional(),
  cls: value.optional(),
  step: value.optional(),
});

/**
 * Adds what one view of a page measured to the totals of its day. Nothing of the view itself is kept: no moment, no
 * address, and its figures lie apart from each other.
 * @throws DomainError invalid, rate-limited
 */
export async function addFieldFigures(services: Services, address: string, input: unknown): Promise<void> {
  await limitClient(services, { name: 'field-figures', address, ...ofClient });
  const { success, data } = schema.safeParse(input);
  if (!success) throw new DomainError('invalid', 'These are no figures of a page.');
  const [page, device] = [
    fieldPage(
      data.page,
      pages.map(({ path }) => path),
    ),
    data.device,
  ];
  const day = dateAt(agencyZone, services.clock.now());
  const rows = fieldMetrics.flatMap((metric) => {
    const measured = data[metric];
    return measured === undefined
      ? []
      : [{ day, page, device, metric, bucket: bucketOf(metric, measured), views: 1 }];
  });
  if (rows.length === 0) return;
  await limit(services, { name: 'field-day', key: `${page} ${device}`, max: mostADay, windowMs: dayMs });
  await services.db.query
    .insertInto('field_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'device', 'metric', 'bucket'])
        .doUpdateSet({ views: sql`field_totals.views + excluded.views` }),
    )
    .execute();
}
