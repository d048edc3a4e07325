import type { FaqTab } from '#content/faqs/all.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import { siteOrigin } from './origin.ts';
import type { Thing } from './thing.ts';

/** The questions of a topic with their answers, as search engines read them. */
export function questions({ items }: FaqTab): Thing[] {
  return items.map(({ question, answerMarkdown }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml(answerMarkdown) },
  }));
}

/** Paragraphs, lists and links, which the format allows; links in full, as the answer is read elsewhere. */
function answerHtml(markdown: string): string {
  return markdownHtml(markdown, { origin: siteOrigin }).replaceAll('\n', '');
}
