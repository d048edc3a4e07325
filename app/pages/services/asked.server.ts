import { faqTabs } from '#content/faqs/all.ts';
import { questionsPath, topicPath } from '#content/faqs/paths.ts';
import { priceWords } from '#content/price-words.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { site } from '#content/site.ts';
import { fillPrices } from '#domain/business/price.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import type { AskedView } from './service-asked.tsx';

/**
 * The page's own questions, then those it names of the about page, in its order, and the page of the topic that holds
 * the first of these. One that is there no longer is left out.
 */
export function askedOf(slug: ServiceSlug): AskedView {
  const { ownQuestions, asked } = services[slug];
  const all = faqTabs.flatMap(({ value, items }) => items.map((item) => ({ ...item, tab: value })));
  const found = asked.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const own = ownQuestions.map((item) => ({
    ...item,
    answerMarkdown: fillPrices(`services/${slug}`, item.answerMarkdown, site.vat, priceWords),
  }));
  return {
    items: [...own, ...found].map(({ id, question, answerMarkdown }) => ({
      id,
      question,
      html: markdownHtml(withoutLinksTo(`/services/${slug}`, answerMarkdown)),
    })),
    more: found[0] ? topicPath(found[0].tab) : questionsPath,
  };
}

/** A link to the page that the reader is on leads nowhere: its words stay. */
const withoutLinksTo = (path: string, markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (link, words: string, to: string) =>
    to === path ? words : link,
  );
