import { define } from '#content/define.ts';
import { live } from '#content/live.ts';
import { pageFor } from '#content/pages.ts';
import { say } from '#content/say.ts';
import { type LegalPage, legalPageSchema } from '#content/schema/legal.ts';
import { site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import accessibilityText from './accessibility.md?raw';
import cookieText from './cookie-policy.md?raw';
import { fillPlaceholders, legalPlaceholders } from './placeholders.ts';
import privacyText from './privacy-policy.md?raw';
import { readLegalPage } from './read.ts';
import { retention } from './retention.ts';
import reviewsText from './reviews-policy.md?raw';
import { storage } from './storage.ts';
import termsText from './terms-of-service.md?raw';

function reviewsToday(): string {
  const samples = testimonials.filter(({ sample }) => sample).length;
  if (samples === 0) return say('All reviews on this website are the words of clients.');
  return samples === testimonials.length
    ? say('All reviews on this website are samples today, and each is marked as one.')
    : say('Most reviews on this website are the words of clients; those that are samples are marked.');
}

/** A legal text with the business's details filled in. */
function legal(path: string, text: string, kept: Parameters<typeof legalPageSchema>[0]): LegalPage {
  const file = `content/legal${path}.md`;
  const facts = define(file, legalPageSchema(kept), readLegalPage(file, text));
  return live('object', () => {
    const { lastModified } = pageFor(path);
    const values = legalPlaceholders(site, retention, storage, reviewsToday(), lastModified);
    const fill = (markdown: string) => fillPlaceholders(file, markdown, values).trim();
    return {
      title: facts.title,
      introMarkdown: fill(facts.introMarkdown),
      sections: facts.sections.map((one) => ({ ...one, textMarkdown: fill(one.textMarkdown) })),
    };
  });
}

export const privacyPolicy = legal('/privacy-policy', privacyText, {
  facts: ['version', 'name', 'emailLink', 'retention', 'callRecording', 'companyDetails'],
});

export const termsOfService = legal('/terms-of-service', termsText, {
  facts: ['version', 'name', 'emailLink', 'vat', 'companyDetails'],
});

export const cookiePolicy = legal('/cookie-policy', cookieText, {
  sections: ['essential-cookies', 'analytics-cookies', 'managing-your-preferences'],
  facts: ['version', 'storage.essential', 'storage.analytics', 'storage.functional'],
});

export const accessibility = legal('/accessibility', accessibilityText, { facts: ['version', 'emailLink'] });

export const reviewsPolicy = legal('/reviews-policy', reviewsText, { facts: ['version', 'reviewsToday'] });
