import { check } from '#content/define.ts';
import { type FaqItem, type FaqTab, type FaqTabValue, faqTabSchema } from '#content/schema/faq.ts';
import { site } from '#content/site.ts';
import { fillPrices } from '#domain/business/price.ts';
import { checkMarkdown } from '#domain/format/markdown.ts';

/** One FAQ file as it was read: its path from the project root, its tab and how many questions it must hold. */
export type FaqSource = { file: string; value: FaqTabValue; count: number; text: string };

/** The id of a question: its words in lower case, joined by hyphens, without apostrophes. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reads one tab: a first line `# Title`, then for each question `## Question?` and its answer in Markdown, where
 * {{price:150}} stands for a price with its VAT.
 * @throws Error with a sentence naming the file and what is wrong with it
 */
export function loadFaqTab({ file, value, count, text }: FaqSource): FaqTab {
  const [intro = '', ...blocks] = fillPrices(file, text, site.vat)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/^## /m);
  const title = /^# (.+)\n*$/.exec(intro)?.[1]?.trim();
  if (!title) throw new Error(`${file}: it must begin with a line '# Tab title', followed by the questions.`);

  const items = blocks.map((block) => readItem(file, block));
  if (items.length !== count) {
    throw new Error(
      `${file}: it has ${items.length} questions instead of ${count}; if that is intended, change the number in content/faqs/all.ts.`,
    );
  }
  refuseDuplicates(items.map((item) => ({ file, item })));
  return check(file, faqTabSchema, { value, title, items });
}

/**
 * Reads all tabs in the order given and makes sure that no question stands in two of them.
 * @throws Error with a sentence naming the files and the question
 */
export function loadFaqTabs(sources: readonly FaqSource[]): FaqTab[] {
  const tabs = sources.map(loadFaqTab);
  refuseDuplicates(
    sources.flatMap(({ file }, index) => (tabs[index]?.items ?? []).map((item) => ({ file, item }))),
  );
  return tabs;
}

function readItem(file: string, block: string): FaqItem {
  const [heading = '', ...lines] = block.split('\n');
  const question = heading.trim();
  const answerMarkdown = lines.join('\n').trim();
  if (!question.endsWith('?')) throw new Error(`${file}: the question '${question}' does not end with '?'.`);
  if (!answerMarkdown) throw new Error(`${file}: the question '${question}' has no answer.`);
  if (/^#/m.test(answerMarkdown)) {
    throw new Error(
      `${file}: the answer to '${question}' has a line beginning with '#'; only questions may.`,
    );
  }
  checkMarkdown(file, answerMarkdown);
  return { id: questionId(question), question, answerMarkdown };
}

function refuseDuplicates(entries: readonly { file: string; item: FaqItem }[]): void {
  const seen = new Map<string, string>();
  for (const { file, item } of entries) {
    const first = seen.get(item.id);
    if (first === file) throw new Error(`${file}: the question '${item.question}' appears twice.`);
    if (first) throw new Error(`${file}: the question '${item.question}' is already asked in ${first}.`);
    seen.set(item.id, file);
  }
}
