import type { Rule } from './rule.ts';
import { headingRules } from './rules/headings.ts';
import { linkRules } from './rules/links.ts';
import { placeholderRules } from './rules/placeholders.ts';
import { schemaRules } from './rules/schema.ts';

/** Everything that has to hold before a release is published, in the order in which a person would mend it. */
export const rules: readonly Rule[] = [...schemaRules, ...linkRules, ...headingRules, ...placeholderRules];
