/**
 * The choices that the lead forms offer, as the ids that are sent and stored (specification, sections 3 and 9).
 * Their labels are content. An id that was ever stored must keep its meaning: add new ids, never reuse one.
 */

/** Contact form, step 2: what the enquiry is about. */
export const contactProjectTypes = [
  'web-design',
  'web-development',
  'seo',
  'ai-lead-generation',
  'ad-services',
  'social-media-management',
  'ecommerce',
  '90-day-support',
] as const;
export type ContactProjectType = (typeof contactProjectTypes)[number];

/** Contact form, step 2: budget in pounds. */
export const contactBudgets = ['5k-15k', '15k-30k', '30k-50k', '50k+'] as const;
export type ContactBudget = (typeof contactBudgets)[number];

/** Contact form, step 2: when the work should be done. */
export const contactTimelines = ['asap', '1-2months', '3-6months', '6months+'] as const;
export type ContactTimeline = (typeof contactTimelines)[number];

/** Quote form: kind of project. */
export const quoteProjectTypes = [
  'new-website',
  'redesign',
  'e-commerce',
  'web-development',
  'maintenance-support',
  'not-sure',
] as const;
export type QuoteProjectType = (typeof quoteProjectTypes)[number];

/** Quote form: what the website is for; several may be chosen. */
export const quoteGoals = [
  'generate-leads',
  'sell-online',
  'brand-awareness',
  'provide-information',
  'improve-user-experience',
  'streamline-processes',
] as const;
export type QuoteGoal = (typeof quoteGoals)[number];

/** Quote form: what the website must be able to do; several may be chosen. */
export const quoteFeatures = [
  'contact-form',
  'blog',
  'gallery-portfolio',
  'e-commerce',
  'user-accounts',
  'booking-system',
  'newsletter-signup',
  'social-media-integration',
  'crm-integration',
  'payment-gateway-integration',
] as const;
export type QuoteFeature = (typeof quoteFeatures)[number];

/** Quote form: number of pages. */
export const quotePageCounts = ['1-5', '6-10', '11-20', '20+', 'not-sure'] as const;
export type QuotePageCount = (typeof quotePageCounts)[number];

/** Quote form: when the website should be live. */
export const quoteLaunchDates = ['1-3-months', '3-6-months', '6+-months', 'no-deadline'] as const;
export type QuoteLaunchDate = (typeof quoteLaunchDates)[number];

/** Quote form: budget in pounds. */
export const quoteBudgets = ['2000-5000', '5000-10000', '10000+', 'flexible'] as const;
export type QuoteBudget = (typeof quoteBudgets)[number];

/** Quote form: 'How did you hear about us?' */
export const heardVia = [
  'google-search',
  'social-media',
  'referral',
  'linkedin',
  'facebook',
  'instagram',
  'other',
] as const;
export type HeardVia = (typeof heardVia)[number];

/** Summer offer form: line of business. */
export const offerIndustries = [
  'retail',
  'restaurant',
  'healthcare',
  'construction',
  'professional-services',
  'beauty-wellness',
  'fitness',
  'automotive',
  'real-estate',
  'education',
  'technology',
  'other',
] as const;
export type OfferIndustry = (typeof offerIndustries)[number];
