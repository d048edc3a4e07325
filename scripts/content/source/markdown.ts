import { isDeepStrictEqual } from 'node:util';
import { questionId, readFaqTab } from '#content/faqs/read.ts';
import { readLegalPage } from '#content/legal/read.ts';
import { escapedHeadings, headingId } from '#content/markdown-file.ts';
import type { FaqTabFacts } from '#content/schema/faq.ts';
import type { LegalPage } from '#content/schema/legal.ts';

type Section = { group?: string | undefined; id: string; heading: string; text: string };

/** The Markdown file of a document's facts. @throws Error when a file cannot say them, such as blanks at the end of a text */
export function markdownOf(file: string, facts: object): string {
  const isLegal = file.startsWith('content/legal/');
  const text = isLegal ? legalText(facts as LegalPage) : faqText(facts as FaqTabFacts);
  const read = isLegal ? readLegalPage(file, text) : readFaqTab(file, text);
  if (!isDeepStrictEqual(read, facts))
    throw new Error(
      `${file}: a Markdown file cannot say this: a text begins or ends with blanks, or a heading holds what a file reads otherwise.`,
    );
  return text;
}

function legalText({ title, introMarkdown, sections }: LegalPage): string {
  const parts = sections.map(({ id, title: heading, textMarkdown }) => ({ id, heading, text: textMarkdown }));
  return whole(title, introMarkdown, parts, headingId);
}

function faqText({ title, items }: FaqTabFacts): string {
  const parts = items.map(({ group, id, question, answerMarkdown }) => ({
    group,
    id,
    heading: question,
    text: answerMarkdown,
  }));
  return whole(title, '', parts, questionId);
}

function whole(title: string, intro: string, sections: Section[], idOf: (heading: string) => string): string {
  const heads = sections.map(({ group, id, heading, text }) => {
    const own = id === idOf(heading) ? '' : ` {#${id}}`;
    return `${group ? `# ${group}\n\n` : ''}## ${heading}${own}\n\n${escapedHeadings(text)}`;
  });
  return `${[`# ${title}`, ...(intro ? [escapedHeadings(intro)] : []), ...heads].join('\n\n')}\n`;
}
