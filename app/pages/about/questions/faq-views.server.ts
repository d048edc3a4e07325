import { type FaqTab, faqTabs } from '#content/faqs/all.ts';
import { services } from '#content/services/all.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import { shortAnswer } from './short-answer.ts';
import type { FaqGroupView, FaqTabView } from './views.ts';

/** A tab with its answers as HTML: rendered here, so that no browser ever loads the code that reads Markdown. */
export const faqView = ({ value, title, items }: FaqTab): FaqTabView => ({
  value,
  title,
  items: items.map(({ id, question, answerMarkdown }) => ({
    id,
    question,
    html: markdownHtml(answerMarkdown),
  })),
});

/** The questions of a topic under their headings, each with its answer in one sentence. */
export function faqGroups(tab: FaqTab): FaqGroupView[] {
  const groups: FaqGroupView[] = [];
  for (const [index, item] of faqView(tab).items.entries()) {
    const { group, answerMarkdown = '' } = tab.items[index] ?? {};
    if (group !== undefined || groups.length === 0) groups.push({ title: group, items: [] });
    groups.at(-1)?.items.push({ ...item, short: shortAnswer(answerMarkdown) });
  }
  return groups;
}

export const faqViews = (): FaqTabView[] => faqTabs.map(faqView);

/** The services whose pages answer a question of this topic first. */
export function servicesOf({ items }: FaqTab): { name: string; path: string }[] {
  const ids = new Set(items.map(({ id }) => id));
  return Object.values(services)
    .filter(({ asked }) => asked[0] !== undefined && ids.has(asked[0]))
    .map(({ name, slug }) => ({ name, path: `/services/${slug}` }));
}

/** The service that a topic is called after, if there is one: its drawing stands at the head of the page. */
export const namesakeOf = ({ value }: FaqTab) =>
  Object.values(services).find(({ slug }) => slug.startsWith(value))?.slug;
