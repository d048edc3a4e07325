import { faqTabs } from '#content/faqs/all.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import { siteOrigin } from './origin.ts';
import type { Thing } from './thing.ts';

/** Every question of the about page with its answer, as search engines read them. */
export function questions(): Thing[] {
  return faqTabs.flatMap(({ items }) =>
    items.map(({ question, answerMarkdown }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml(answerMarkdown) },
    })),
  );
}

/** Paragraphs, lists and links, which the format allows; links in full, as the answer is read elsewhere. */
function answerHtml(markdown: string): string {
  return markdownHtml(markdown, { origin: siteOrigin }).replaceAll('\n', '');
}
