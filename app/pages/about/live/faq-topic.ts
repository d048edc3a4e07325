import { part } from '#app/browser/part.ts';
import { fill } from '#content/say.ts';
import { asOurs, fetchTopics, nameOf, questionsIn } from './faq-fetch.ts';
import type { Panel } from './faq-tabs.ts';

export type TopicWords = { fetching: string; failed: string; rest: string; atOnce: number };

/** A tab, its panel, and its questions, which come when they are wanted. */
export type Topic = Panel & {
  title: string;
  questions: () => HTMLDetailsElement[];
  /** Takes its questions from what another page has of it. */
  take: (found: HTMLElement) => void;
  /** Shows as many as are seen at once, or all of them once they were asked for. */
  arrange: () => void;
  expand: () => void;
};

/**
 * @param panel the one that the page came with, or one that is empty
 * @param height in pixels, which it keeps while its questions are fetched, so that nothing below moves
 */
export function makeTopic(
  tab: HTMLAnchorElement,
  panel: HTMLElement,
  words: TopicWords,
  height: number,
): Topic {
  const title = tab.firstChild?.textContent ?? '';
  const heading = part(panel, 'h3', HTMLHeadingElement);
  const note = document.createElement('p');
  note.className = 'faq-note';
  note.setAttribute('role', 'status');
  heading.after(note);
  const rest = panel.querySelector<HTMLAnchorElement>('[data-rest]') ?? document.createElement('a');
  rest.className = 'faq-rest';
  rest.dataset.rest = '';
  rest.href = tab.href;
  let isWhole = false;
  let isOpen = false;
  let coming: Promise<boolean> | undefined;

  const questions = () => questionsIn(panel);
  const arrange = () => {
    questions().forEach((question, index) => {
      if (isOpen || index < words.atOnce) question.removeAttribute('hidden');
      else question.setAttribute('hidden', 'until-found');
    });
    if (isOpen) rest.remove();
  };
  const take = (found: HTMLElement) => {
    const here = new Map(questions().map((question) => [nameOf(question), question]));
    const all = questionsIn(found).map((question) => here.get(nameOf(question)) ?? asOurs(question));
    rest.textContent = fill(words.rest, { topic: title, count: all.length });
    note.after(...all, ...(all.length > words.atOnce ? [rest] : []));
    note.textContent = '';
    isWhole = true;
    arrange();
  };
  const expand = () => {
    isOpen = true;
    arrange();
  };
  const load = async () => {
    if (isWhole) return true;
    panel.ariaBusy = 'true';
    panel.style.minHeight = `${height}px`;
    note.textContent = words.fetching;
    try {
      const [found] = await fetchTopics(tab.href);
      if (found && !isWhole) take(found);
    } catch {
      // The next try begins anew.
      coming = undefined;
      const link = document.createElement('a');
      link.href = tab.href;
      link.textContent = title;
      note.replaceChildren(`${words.failed} `, link);
    }
    panel.ariaBusy = null;
    panel.style.minHeight = '';
    return isWhole;
  };
  const fetched = () => {
    coming ??= load();
    return coming;
  };

  rest.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!(await fetched())) return;
    expand();
    questions()[words.atOnce]?.querySelector('summary')?.focus();
  });
  const wanted = () => {
    if (questions().length === 0) void fetched();
  };
  tab.addEventListener('pointerenter', wanted);
  return { tab, panel, title, questions, take, arrange, expand, wanted };
}

/** A panel like another one, for a topic whose questions are on another page. */
export function emptyPanel(like: HTMLElement, tab: HTMLAnchorElement): HTMLElement {
  const panel = like.cloneNode() as HTMLElement;
  panel.id = tab.id.replace(/^faq-/, 'questions-');
  panel.setAttribute('aria-labelledby', `${panel.id}-title`);
  const heading = part(like, 'h3', HTMLHeadingElement).cloneNode() as HTMLElement;
  heading.id = `${panel.id}-title`;
  heading.textContent = tab.firstChild?.textContent ?? '';
  panel.append(heading);
  return panel;
}
