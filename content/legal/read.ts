import { headingId, readMarkdownFile } from '#content/markdown-file.ts';
import type { LegalPage } from '#content/schema/legal.ts';

/**
 * The facts of one legal text: a line `# Title`, an introduction, then `## Section` with its text in Markdown, each
 * with its placeholders. A section that gets another heading keeps its address with `## Heading {#its-id}`.
 * @throws Error naming the file when it has no title
 */
export function readLegalPage(file: string, text: string): LegalPage {
  const { title, intro, sections } = readMarkdownFile(file, text);
  return {
    title,
    introMarkdown: intro,
    sections: sections.map(({ heading, id, text }) => ({
      id: id ?? headingId(heading),
      title: heading,
      textMarkdown: text,
    })),
  };
}
