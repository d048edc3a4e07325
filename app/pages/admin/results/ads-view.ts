import { inPence } from '#domain/people/value.ts';
import type { Period } from '#domain/results/period.ts';
import type { Split } from '#server/results/read/figures.ts';
import { figure, pounds } from './result-words.ts';
import { behindAddress } from './results-address.ts';

export type Ad = { campaign: string; verdict: string; paid: boolean; facts: string[]; to: string | null };

/** From so many clients on, what came back is more than luck. */
const clientsForTrust = 3;

/** Whether each campaign that cost something has brought back more, the best first. @param costs in pence, by campaign */
export function adsView(costs: ReadonlyMap<string, number>, campaigns: Split, period: Period): Ad[] {
  return [...costs]
    .filter(([, cost]) => cost > 0)
    .map(([campaign, cost]) => ({ campaign, cost, figures: campaigns.get(campaign) ?? none }))
    .sort((one, other) => other.figures.pence - other.cost - (one.figures.pence - one.cost))
    .map(({ campaign, cost, figures: { visits, leads, calls, won, pence } }) => ({
      campaign,
      paid: pence >= cost,
      verdict: verdictOf(cost, pence, won),
      facts: [
        `${pounds(cost)} spent, ${pounds(pence)} won`,
        `${count(visits, 'visit', 'visits')}, ${count(leads, 'enquiry', 'enquiries')}, ${count(calls, 'call', 'calls')}, ${count(won, 'client', 'clients')}`,
        leads > 0 ? `${pounds(cost / leads)} an enquiry` : 'No enquiry yet',
      ],
      to: leads > 0 ? behindAddress('leads', period, { dimension: 'campaign', name: campaign }) : null,
    }));
}

const none = { visits: 0, leads: 0, calls: 0, won: 0, pence: 0 };

function verdictOf(cost: number, pence: number, won: number): string {
  if (pence < cost) return won === 0 ? 'Not yet: nobody was won' : `Not yet: ${pounds(cost - pence)} short`;
  const back = `Yes: ${inPence(Math.round((100 * pence) / cost))} back for each ${inPence(100)}`;
  return won < clientsForTrust ? `${back}, by ${count(won, 'client', 'clients')} only` : back;
}

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`;
