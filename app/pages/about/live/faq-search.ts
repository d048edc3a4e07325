import { fill } from '#content/say.ts';
import { highlight } from './faq-highlight.ts';
import type { Tabs } from './faq-tabs.ts';
import { mentions, normalise, wordsOf } from './faq-text.ts';
import type { Topic } from './faq-topic.ts';

export type Finder = {
  input: HTMLInputElement;
  clear: HTMLButtonElement;
  status: HTMLElement;
  empty: HTMLElement;
  /** Has every question fetched. @returns whether all of them are here */
  fetchAll: () => Promise<boolean>;
};

export type FinderWords = { one: string; many: string; none: string; fetching: string; failedAll: string };

/**
 * Finds the questions that mention every word, among all topics: those that are not here are fetched when the field
 * is entered.
 * @returns a function that empties the search and brings the tabs back
 */
export function findQuestions(
  root: HTMLElement,
  list: HTMLElement,
  topics: readonly Topic[],
  tabs: Tabs,
  words: FinderWords,
  { input, clear, status, empty, fetchAll }: Finder,
): () => void {
  const texts = new Map<Element, string>();
  const textOf = (question: Element) => {
    const text = texts.get(question) ?? normalise(question.textContent ?? '');
    texts.set(question, text);
    return text;
  };
  let announce: ReturnType<typeof setTimeout> | undefined;
  // Read out once the typing pauses.
  const tell = (message: string) => {
    clearTimeout(announce);
    announce = setTimeout(() => {
      status.textContent = message;
    }, 250);
  };

  const show = (query: string, asked: readonly string[]): string => {
    const found: Element[] = [];
    for (const { panel, questions } of topics) {
      const before = found.length;
      for (const question of questions()) {
        question.hidden = !mentions(textOf(question), asked);
        if (!question.hidden) found.push(question);
      }
      panel.toggleAttribute('hidden', found.length === before);
    }
    tabs.open();
    highlight(found, asked);
    const { one, many, none } = words;
    const template = found.length === 0 ? none : found.length === 1 ? one : many;
    empty.hidden = found.length > 0;
    return fill(template, { count: found.length, query });
  };

  const search = async () => {
    const query = input.value.trim();
    const asked = wordsOf(query);
    const finding = asked.length > 0;
    clear.hidden = !finding;
    if (!finding) return end();
    tell(words.fetching);
    const isWhole = await fetchAll();
    // Something else was typed meanwhile.
    if (input.value.trim() !== query) return;
    list.hidden = true;
    root.toggleAttribute('data-finding', true);
    const message = show(query, asked);
    tell(isWhole ? message : `${words.failedAll} ${message}`);
  };
  const end = () => {
    for (const { arrange } of topics) arrange();
    tabs.close();
    list.hidden = false;
    empty.hidden = true;
    root.toggleAttribute('data-finding', false);
    highlight([], []);
    tell('');
  };
  const reset = () => {
    if (input.value === '') return;
    input.value = '';
    clear.hidden = true;
    end();
  };

  input.form?.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('focus', () => void fetchAll());
  input.addEventListener('input', () => void search());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reset();
  });
  clear.addEventListener('click', () => {
    reset();
    input.focus();
  });
  if (input.value) void search();
  return reset;
}
