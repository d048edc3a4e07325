import { live } from '#content/live.ts';
import { pageFor } from '#content/pages.ts';
import type { LegalPage } from '#content/schema/legal.ts';
import { site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import accessibilityText from './accessibility.md?raw';
import cookieText from './cookie-policy.md?raw';
import { legalPlaceholders, loadLegalPage } from './load.ts';
import privacyText from './privacy-policy.md?raw';
import { retention } from './retention.ts';
import reviewsText from './reviews-policy.md?raw';
import { storage } from './storage.ts';
import termsText from './terms-of-service.md?raw';

function reviewsToday(): string {
  const samples = testimonials.filter(({ sample }) => sample).length;
  if (samples === 0) return 'All reviews on this website are the words of clients.';
  return samples === testimonials.length
    ? 'All reviews on this website are samples today, and each is marked as one.'
    : 'Most reviews on this website are the words of clients; those that are samples are marked.';
}

function load(path: string, sections: number, text: string): LegalPage {
  return live('object', () => {
    const values = legalPlaceholders(site, retention, storage, pageFor(path).lastModified);
    const source = { file: `content/legal${path}.md`, sections, text };
    return loadLegalPage(source, { ...values, reviewsToday: reviewsToday() });
  });
}

/** The legal texts with the business's details filled in. The number is how many sections each must have. */
export const privacyPolicy = load('/privacy-policy', 8, privacyText);
export const termsOfService = load('/terms-of-service', 11, termsText);
export const cookiePolicy = load('/cookie-policy', 9, cookieText);
export const accessibility = load('/accessibility', 5, accessibilityText);
export const reviewsPolicy = load('/reviews-policy', 6, reviewsText);
