import { addDays, requireDayNumber } from '#domain/format/iso-date.ts';
import type { Period } from './period.ts';

/** What a campaign cost in a month (`yyyy-MM`). */
export type CampaignCost = { month: string; campaign: string; pence: number };

/** What each campaign cost in a period, in pence: of a month that is only partly in it, as much as its days are. */
export function costsIn(costs: readonly CampaignCost[], period: Period): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { month, campaign, pence } of costs) {
    const first = `${month}-01`;
    const last = lastOfMonth(month);
    const from = period.from > first ? period.from : first;
    const to = period.to < last ? period.to : last;
    if (from > to) continue;
    const share = Math.round((pence * days(from, to)) / days(first, last));
    sums.set(campaign, (sums.get(campaign) ?? 0) + share);
  }
  return sums;
}

const days = (from: string, to: string) => requireDayNumber(to) - requireDayNumber(from) + 1;

function lastOfMonth(month: string): string {
  const later = addDays(`${month}-28`, 4);
  return addDays(`${later.slice(0, 7)}-01`, -1);
}
