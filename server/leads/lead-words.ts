import { about } from '#content/about.ts';
import { contact } from '#content/contact.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { quote } from '#content/quote.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { OfferState } from '#domain/offer/period.ts';
import type { Lead } from './lead.ts';

/** What staff call each kind. */
export const kindNames: Record<LeadKind, string> = {
  contact: 'Enquiry',
  quote: 'Quote request',
  offer: 'Offer request',
  'booking-request': 'Call request',
  newsletter: 'Newsletter sign-up',
  application: 'Application',
};

type NextStep = { title: string; text: string };

/** Where somebody who answered the offer stands, in the words of the page's thanks. */
export function offerWords(state: OfferState): string {
  return summerOffer.states[state].thanks.text;
}

/** What the visitor was told would happen next, and within what time. */
export function nextSteps(lead: Lead): NextStep[] {
  switch (lead.kind) {
    case 'contact':
      return contact.thanks.next;
    case 'quote':
      return quote.thanks.next;
    case 'offer':
      return summerOffer.states[lead.offer?.state ?? 'ended'].thanks.nextSteps;
    case 'booking-request':
      return [
        {
          title: 'Within one working day',
          text: 'A person confirms your time by email, or suggests the nearest that is free.',
        },
      ];
    case 'newsletter':
      return [];
    case 'application':
      return about.careers.afterwards.steps;
  }
}
