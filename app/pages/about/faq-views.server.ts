import { faqTabs } from '#content/faqs/all.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import type { FaqTabView } from './faq.tsx';

/** The tabs with their answers as HTML: rendered here, so that no browser ever loads the code that reads Markdown. */
export function faqViews(): FaqTabView[] {
  return faqTabs.map(({ value, title, items }) => ({
    value,
    title,
    items: items.map(({ id, question, answerMarkdown }) => ({
      id,
      question,
      html: markdownHtml(answerMarkdown),
    })),
  }));
}
