import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { others } from '#domain/results/names.ts';
import type { Services } from '#server/ports/services.ts';
import { readCosts } from '#server/results/costs.ts';
import { knownNames } from '#server/results/count/known-names.ts';

const offeredMonths = 25;

/** The months that can be chosen, the campaigns that are known, and what was written down for those months. */
export async function loadCostsView({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const months: string[] = [];
  for (let day = dateAt(agencyZone, now); months.length < offeredMonths; ) {
    months.push(day.slice(0, 7));
    day = addDays(`${day.slice(0, 7)}-01`, -1);
  }
  const { campaigns } = await knownNames(db.query, now);
  const period = { from: `${months.at(-1)}-01`, to: '9999-12-31' };
  return {
    months: months.map((month) => ({ month, words: monthWords(month) })),
    campaigns: campaigns.filter((name) => name !== '' && name !== others).sort(),
    entries: (await readCosts(db.query, period)).map((cost) => ({
      ...cost,
      monthWords: monthWords(cost.month),
    })),
  };
}

/** 'October 2026' for `2026-10`. */
const monthWords = (month: string): string => formatLongDate(`${month}-01`).slice(2);
