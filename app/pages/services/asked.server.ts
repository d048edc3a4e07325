import { faqTabs } from '#content/faqs/all.ts';
import { questionsPath, topicPath } from '#content/faqs/paths.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import type { AskedView } from './service-asked.tsx';

/**
 * The questions that the page of a service names, in its order, and the page of the topic that holds the first.
 * One that is there no longer is left out.
 */
export function askedOf(slug: ServiceSlug): AskedView {
  const all = faqTabs.flatMap(({ value, items }) => items.map((item) => ({ ...item, tab: value })));
  const found = services[slug].asked.flatMap((id) => all.find((item) => item.id === id) ?? []);
  return {
    items: found.map(({ id, question, answerMarkdown }) => ({
      id,
      question,
      html: markdownHtml(answerMarkdown),
    })),
    more: found[0] ? topicPath(found[0].tab) : questionsPath,
  };
}
