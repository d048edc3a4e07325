import { expect, it } from 'vitest';
import * as options from './options.ts';

// Literal on purpose: these ids are stored and sent by others, so a change must be seen here.
const specified = {
  contactProjectTypes:
    'web-design web-development seo ai-lead-generation ad-services social-media-management ecommerce 90-day-support',
  contactBudgets: '5k-15k 15k-30k 30k-50k 50k+',
  contactTimelines: 'asap 1-2months 3-6months 6months+',
  quoteProjectTypes: 'new-website redesign e-commerce web-development maintenance-support not-sure',
  quoteGoals:
    'generate-leads sell-online brand-awareness provide-information improve-user-experience streamline-processes',
  quoteFeatures:
    'contact-form blog gallery-portfolio e-commerce user-accounts booking-system newsletter-signup social-media-integration crm-integration payment-gateway-integration',
  quotePageCounts: '1-5 6-10 11-20 20+ not-sure',
  quoteLaunchDates: '1-3-months 3-6-months 6+-months no-deadline',
  quoteBudgets: '2000-5000 5000-10000 10000+ flexible',
  heardVia: 'google-search social-media referral linkedin facebook instagram other',
  offerIndustries:
    'retail restaurant healthcare construction professional-services beauty-wellness fitness automotive real-estate education technology other',
};

it('are those of the specification, and no other', () => {
  const stored = Object.fromEntries(Object.entries(options).map(([name, ids]) => [name, ids.join(' ')]));
  expect(stored).toEqual(specified);
});
