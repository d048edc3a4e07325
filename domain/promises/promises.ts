import { agencyZone } from '#domain/booking/agency-zone.ts';
import { hourMs } from '#domain/format/durations.ts';
import { afterWorkingTime } from './working-time.ts';

/** What somebody waits for an answer to: an enquiry by its form, the request for a call, or a letter. */
export type WaitsFor = 'contact' | 'quote' | 'offer' | 'call' | 'letter' | 'application';

/**
 * Within how many hours of working days the site says that a person answers. Requests for a call and letters are
 * promised nothing in writing: they are held to the shortest of the promises.
 */
const answerHours: Record<WaitsFor, number> = {
  contact: 24,
  quote: 48,
  offer: 24,
  call: 24,
  letter: 24,
  // Five working days, as the about page says under Careers.
  application: 120,
};

/** Within how many hours of working days the site promises a proposal to an enquiry through /lets-talk. */
const proposalHours = 48;

/** By when an answer was promised. @param receivedAt instant in milliseconds */
export function answerDueAt(what: WaitsFor, receivedAt: number): number {
  return afterWorkingTime(receivedAt, answerHours[what] * hourMs, agencyZone);
}

/** By when the proposal was promised to an enquiry received at this instant. */
export function proposalDueAt(receivedAt: number): number {
  return afterWorkingTime(receivedAt, proposalHours * hourMs, agencyZone);
}
