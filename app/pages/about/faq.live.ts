import { part } from '#app/browser/part.ts';
import { fetchTopics, nameOf } from './live/faq-fetch.ts';
import { type FinderWords, findQuestions } from './live/faq-search.ts';
import { makeTabs, type Tabs } from './live/faq-tabs.ts';
import { fragmentId } from './live/faq-text.ts';
import { emptyPanel, makeTopic, type Topic, type TopicWords } from './live/faq-topic.ts';

/**
 * The questions of the about page: tabs in place of the links to the pages that have them, whose questions are fetched
 * when they are wanted; links that open a tab or a question, and a search. Without this script those links lead there.
 */
export function mount(root: HTMLElement, props: unknown): boolean {
  const words = props as FinderWords & TopicWords;
  const list = part(root, '[data-tabs]', HTMLElement);
  const first = part(root, '[data-panel]', HTMLElement);
  const whole = part(root, '[data-whole]', HTMLAnchorElement);
  const finder = {
    input: part(root, '[data-find] input', HTMLInputElement),
    clear: part(root, '[data-clear]', HTMLButtonElement),
    status: part(root, '[data-status]', HTMLElement),
    empty: part(root, '[data-empty]', HTMLElement),
  };
  const links = [...list.querySelectorAll('a')];
  const panels = links.map((tab) => (tab.hasAttribute('data-first') ? first : emptyPanel(first, tab)));
  const height = first.offsetHeight;
  const topics = links.map((tab, index) => makeTopic(tab, panels[index] ?? first, words, height));
  first.replaceWith(...panels);
  const fetchAll = fetchingAll(whole.href, topics);
  const tabs = makeTabs(list, topics);
  const clearSearch = findQuestions(root, list, topics, tabs, words, { ...finder, fetchAll });
  tellAddress(root, topics);
  followLinks(topics, tabs, fetchAll, clearSearch);
  return true;
}

/** Fetches every question at once, and again only when they did not come. */
function fetchingAll(address: string, topics: readonly Topic[]): () => Promise<boolean> {
  let coming: Promise<boolean> | undefined;
  const load = async () => {
    try {
      for (const found of await fetchTopics(address))
        topics.find(({ panel }) => panel.id === found.id)?.take(found);
      return true;
    } catch {
      coming = undefined;
      return false;
    }
  };
  return () => {
    coming ??= load();
    return coming;
  };
}

/** The address of the question that was opened last, to be passed on. */
function tellAddress(root: HTMLElement, topics: readonly Topic[]): void {
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const address = `#${nameOf(target)}`;
    const topic = topics.find(({ panel }) => panel.contains(target));
    if (target.open) history.replaceState(history.state, '', address);
    else if (topic && location.hash === address) history.replaceState(history.state, '', `#${topic.tab.id}`);
  };
  root.addEventListener('toggle', toggled, { capture: true });
}

/**
 * Opens the tab or question that the address names, now and whenever the address changes. A question that is not here
 * is fetched with all the others: its name does not tell its topic.
 */
function followLinks(
  topics: readonly Topic[],
  tabs: Tabs,
  fetchAll: () => Promise<boolean>,
  clearSearch: () => void,
): void {
  const follow = async () => {
    const id = fragmentId(location.hash);
    if (!id?.startsWith('faq-')) return;
    const named = topics.findIndex(({ tab }) => tab.id === id);
    if (named >= 0) {
      clearSearch();
      tabs.select(named);
      topics[named]?.panel.scrollIntoView();
      return;
    }
    if (!document.getElementById(id)) await fetchAll();
    const answer = document.getElementById(id);
    const index = topics.findIndex(({ panel }) => answer && panel.contains(answer));
    const question = answer?.closest('details');
    if (!question || index < 0) return;
    clearSearch();
    topics[index]?.expand();
    tabs.select(index);
    question.open = true;
    // The browser may already be scrolling there: repeat the same kind of scrolling, as an instant jump would add
    // to it.
    answer?.scrollIntoView();
  };
  window.addEventListener('hashchange', () => void follow());
  void follow();
}
