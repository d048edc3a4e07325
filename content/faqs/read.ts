import { headingId, readMarkdownFile } from '#content/markdown-file.ts';
import type { FaqTabFacts } from '#content/schema/faq.ts';

/** The id of a question that has none of its own: its words joined by hyphens, without apostrophes. */
export function questionId(question: string): string {
  return headingId(question.replace(/['’]/g, ''));
}

/**
 * The facts of one tab: a first line `# Title`, then for each question `## Question?` and its answer in Markdown.
 * A question that was worded anew keeps its address with `## Question? {#its-id}`.
 * @throws Error with a sentence naming the file and what is wrong with it
 */
export function readFaqTab(file: string, text: string): FaqTabFacts {
  const { title, intro, sections } = readMarkdownFile(file, text);
  if (intro) throw new Error(`${file}: nothing may stand between its title and the first question.`);
  return {
    title,
    items: sections.map(({ heading, id, text }) => ({
      id: id ?? questionId(heading),
      question: heading,
      answerMarkdown: text,
    })),
  };
}
