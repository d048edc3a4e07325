import { define } from '#content/define.ts';
import { live } from '#content/live.ts';
import { priceWords } from '#content/price-words.ts';
import { type FaqItem, type FaqTabFacts, faqTabSchema } from '#content/schema/faq.ts';
import { site, siteWords } from '#content/site.ts';
import { fillPrices } from '#domain/business/price.ts';
import aiLeadGeneration from './ai-lead-generation.md?raw';
import { readFaqTab } from './read.ts';
import seoGeo from './seo-geo.md?raw';
import socialMedia from './social-media.md?raw';
import webDesign from './web-design.md?raw';
import webDevelopment from './web-development.md?raw';
import websiteManagement from './website-management.md?raw';

/** One tab as pages show it, with its prices in words. */
export type FaqTab = { value: string; title: string; items: readonly FaqItem[] };

const fileOf = (value: string) => `content/faqs/${value}.md`;

function tab(value: string, text: string): readonly [string, FaqTabFacts] {
  const file = fileOf(value);
  return [value, define(file, faqTabSchema, readFaqTab(file, text), siteWords)];
}

const tabs = [
  tab('web-design', webDesign),
  tab('web-development', webDevelopment),
  tab('ai-lead-generation', aiLeadGeneration),
  tab('website-management', websiteManagement),
  tab('social-media', socialMedia),
  tab('seo-geo', seoGeo),
];

/** The FAQs of the about page, in the order of its tabs; the first one is open by default. */
export const faqTabs: readonly FaqTab[] = live('list', () => {
  return tabs.map(([value, { title, items }]) => ({
    value,
    title,
    items: items.map((item) => ({
      ...item,
      answerMarkdown: fillPrices(fileOf(value), item.answerMarkdown, site.vat, priceWords),
    })),
  }));
});
