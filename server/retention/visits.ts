import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { Sweep } from './sweep.ts';

/** Totals of visits, and of how quickly pages came. They are about nobody; they end so that they stay few. */
export const forgetVisits: Sweep = async ({ db }, { before }) => {
  const day = dateAt(agencyZone, before);
  const visits = await db.query.deleteFrom('visit_totals').where('day', '<', day).executeTakeFirst();
  const figures = await db.query.deleteFrom('field_totals').where('day', '<', day).executeTakeFirst();
  return Number(visits.numDeletedRows) + Number(figures.numDeletedRows);
};
