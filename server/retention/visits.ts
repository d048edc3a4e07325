import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { Sweep } from './sweep.ts';

/** Totals of visits. They are about nobody; they end so that they stay few. */
export const forgetVisits: Sweep = async ({ db }, { before }) => {
  const gone = await db.query
    .deleteFrom('visit_totals')
    .where('day', '<', dateAt(agencyZone, before))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};
