import type { FaqTabFacts } from '#content/schema/faq.ts';

/** The id of a question that has none of its own: its words in lower case, joined by hyphens, without apostrophes. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The facts of one tab: a first line `# Title`, then for each question `## Question?` and its answer in Markdown.
 * A question that was worded anew keeps its address with `## Question? {#its-id}`.
 * @throws Error with a sentence naming the file and what is wrong with it
 */
export function readFaqTab(file: string, text: string): FaqTabFacts {
  const [intro = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/^## /m);
  const title = /^# (.+)\n*$/.exec(intro)?.[1]?.trim();
  if (!title) throw new Error(`${file}: it must begin with a line '# Tab title', followed by the questions.`);
  return { title, items: blocks.map(readItem) };
}

function readItem(block: string): FaqTabFacts['items'][number] {
  const [heading = '', ...lines] = block.split('\n');
  const [, question = '', id] = /^(.*?)(?:\s*\{#([^{}]*)\})?\s*$/.exec(heading) ?? [];
  return { id: id ?? questionId(question), question, answerMarkdown: lines.join('\n').trim() };
}
