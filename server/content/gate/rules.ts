import type { Rule } from './rule.ts';
import { contrastRules } from './rules/contrast.ts';
import { figureRules } from './rules/figures.ts';
import { headingRules } from './rules/headings.ts';
import { identityRules } from './rules/identity.ts';
import { imageRules } from './rules/images.ts';
import { languageRules } from './rules/language.ts';
import { layoutRules } from './rules/layout.ts';
import { linkRules } from './rules/links.ts';
import { machineFileRules } from './rules/machine-files.ts';
import { pageHeadRules } from './rules/page-head.ts';
import { placeholderRules } from './rules/placeholders.ts';
import { priceRules } from './rules/prices.ts';
import { repeatedRules } from './rules/repeated.ts';
import { reviewRules } from './rules/reviews.ts';
import { schemaRules } from './rules/schema.ts';
import { searchTextRules } from './rules/search-texts.ts';
import { structuredDataRules } from './rules/structured-data.ts';
import { weightRules } from './rules/weight.ts';

/** Everything that has to hold before a release is published, in the order in which a person would mend it. */
export const rules: readonly Rule[] = [
  ...schemaRules,
  ...linkRules,
  ...headingRules,
  ...imageRules,
  ...contrastRules,
  ...layoutRules,
  ...searchTextRules,
  ...pageHeadRules,
  ...structuredDataRules,
  ...machineFileRules,
  ...placeholderRules,
  ...languageRules,
  ...figureRules,
  ...identityRules,
  ...priceRules,
  ...repeatedRules,
  ...reviewRules,
  ...weightRules,
];
