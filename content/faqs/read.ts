import { headingId, readMarkdownFile } from '#content/markdown-file.ts';
import type { FaqTabFacts } from '#content/schema/faq.ts';

/** The id of a question that has none of its own: its words joined by hyphens, without apostrophes. */
export function questionId(question: string): string {
  return headingId(question.replace(/['’]/g, ''));
}

/** A line `# Heading` before a question begins a group; it is the last of what stands before that question. */
const groupAtEnd = /(?:^|\n)# (.+)$/;

/**
 * The facts of one tab: a first line `# Title`, then for each question `## Question?` and its answer in Markdown.
 * A question that was worded anew keeps its address with `## Question? {#its-id}`; `# Heading` above one begins a group.
 * @throws Error with a sentence naming the file and what is wrong with it
 */
export function readFaqTab(file: string, text: string): FaqTabFacts {
  const { title, intro, sections } = readMarkdownFile(file, text);
  if (intro.replace(groupAtEnd, ''))
    throw new Error(`${file}: nothing may stand between its title and the first question.`);
  return {
    title,
    items: sections.map(({ heading, id, text }, index) => {
      const above = index === 0 ? intro : (sections[index - 1]?.text ?? '');
      const group = groupAtEnd.exec(above)?.[1];
      return {
        ...(group !== undefined && { group }),
        id: id ?? questionId(heading),
        question: heading,
        answerMarkdown: index + 1 < sections.length ? text.replace(groupAtEnd, '').trim() : text,
      };
    }),
  };
}
