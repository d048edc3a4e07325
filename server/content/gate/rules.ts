import type { Rule } from './rule.ts';
import { contrastRules } from './rules/contrast.ts';
import { controlRules } from './rules/controls.ts';
import { entryRules } from './rules/entries.ts';
import { figureRules } from './rules/figures.ts';
import { headingRules } from './rules/headings.ts';
import { identityRules } from './rules/identity.ts';
import { imageRules } from './rules/images.ts';
import { languageRules } from './rules/language.ts';
import { layoutRules } from './rules/layout.ts';
import { linkWordRules } from './rules/link-words.ts';
import { linkRules } from './rules/links.ts';
import { machineFileRules } from './rules/machine-files.ts';
import { mailRules } from './rules/mails.ts';
import { marketPriceRules } from './rules/market-prices.ts';
import { noteRules } from './rules/notes.ts';
import { offerRules } from './rules/offers.ts';
import { pageHeadRules, visitHeadRules } from './rules/page-head.ts';
import { pictureRules } from './rules/pictures.ts';
import { placeholderRules } from './rules/placeholders.ts';
import { priceRules } from './rules/prices.ts';
import { redirectRules } from './rules/redirects.ts';
import { referenceRules } from './rules/references.ts';
import { repeatedRules } from './rules/repeated.ts';
import { reviewRules } from './rules/reviews.ts';
import { schemaRules } from './rules/schema.ts';
import { searchTextRules } from './rules/search-texts.ts';
import { socialPictureRules } from './rules/social-pictures.ts';
import { structuredDataRules } from './rules/structured-data.ts';
import { structuredFactRules } from './rules/structured-facts.ts';
import { weightRules } from './rules/weight.ts';

/** Everything that has to hold before a release is published, in the order in which a person would mend it. */
export const rules: readonly Rule[] = [
  ...schemaRules,
  ...referenceRules,
  ...entryRules,
  ...linkRules,
  ...linkWordRules,
  ...redirectRules,
  ...headingRules,
  ...controlRules,
  ...imageRules,
  ...pictureRules,
  ...contrastRules,
  ...layoutRules,
  ...searchTextRules,
  ...pageHeadRules,
  ...socialPictureRules,
  ...structuredDataRules,
  ...structuredFactRules,
  ...machineFileRules,
  ...noteRules,
  ...placeholderRules,
  ...languageRules,
  ...figureRules,
  ...marketPriceRules,
  ...identityRules,
  ...priceRules,
  ...offerRules,
  ...repeatedRules,
  ...reviewRules,
  ...weightRules,
  ...mailRules,
];

/** What holds of a page in every form that a visitor meets; the others are about the site as it is found. */
export const visitRules: readonly Rule[] = [
  ...linkRules,
  ...linkWordRules.filter(({ id }) => id !== 'page-orphaned'),
  // Thanks have a main heading of their own below that of their page, where a form would be.
  ...headingRules.filter(({ id }) => id !== 'heading-one-main'),
  ...controlRules,
  ...imageRules,
  ...layoutRules,
  ...visitHeadRules,
  ...placeholderRules,
  ...weightRules,
];
