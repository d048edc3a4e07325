import { pageFor } from '#content/pages.ts';
import type { LegalPage } from '#content/schema/legal.ts';
import { site } from '#content/site.ts';
import accessibilityText from './accessibility.md?raw';
import cookieText from './cookie-policy.md?raw';
import { legalPlaceholders, loadLegalPage } from './load.ts';
import privacyText from './privacy-policy.md?raw';
import { retention } from './retention.ts';
import { storage } from './storage.ts';
import termsText from './terms-of-service.md?raw';

function load(path: string, sections: number, text: string): LegalPage {
  const values = legalPlaceholders(site, retention, storage, pageFor(path).lastModified);
  return loadLegalPage({ file: `content/legal${path}.md`, sections, text }, values);
}

/** The legal texts with the business's details filled in. The number is how many sections each must have. */
export const privacyPolicy = load('/privacy-policy', 8, privacyText);
export const termsOfService = load('/terms-of-service', 11, termsText);
export const cookiePolicy = load('/cookie-policy', 9, cookieText);
export const accessibility = load('/accessibility', 5, accessibilityText);
