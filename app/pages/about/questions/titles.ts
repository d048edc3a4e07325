import type { FaqTab } from '#content/faqs/all.ts';
import { faqPages } from '#content/faqs/pages.ts';
import { fill } from '#content/say.ts';

/** The heading of a topic's page. */
export const topicTitle = ({ title, items }: FaqTab): string =>
  fill(faqPages.topic.title, { topic: title, count: items.length });

/** The heading of the page with all questions, and the words of links to it. */
export const wholeTitle = (tabs: readonly FaqTab[]): string =>
  fill(faqPages.whole.title, { count: tabs.reduce((sum, { items }) => sum + items.length, 0) });
