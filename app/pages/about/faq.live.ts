import { part } from '#app/browser/part.ts';
import { highlight } from './live/faq-highlight.ts';
import { makeTabs, type Panel, type Tabs } from './live/faq-tabs.ts';
import { fill, fragmentId, mentions, normalise, wordsOf } from './live/faq-text.ts';

type Finder = {
  input: HTMLInputElement;
  clear: HTMLButtonElement;
  status: HTMLElement;
  empty: HTMLElement;
};

export type FaqWords = { one: string; many: string; none: string };

/**
 * The questions of the about page: tabs in place of the index, links that open a tab or a question, and a search.
 * Without this script they are sections of `<details>`, one after the other.
 */
export function mount(root: HTMLElement, props: unknown): boolean {
  const words = props as FaqWords;
  const list = part(root, '[data-tabs]', HTMLElement);
  const panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')].map(
    (panel): Panel => ({ panel, tab: part(list, `a[href="#${panel.id}"]`, HTMLAnchorElement) }),
  );
  const finder = {
    input: part(root, '[data-find] input', HTMLInputElement),
    clear: part(root, '[data-clear]', HTMLButtonElement),
    status: part(root, '[data-status]', HTMLElement),
    empty: part(root, '[data-empty]', HTMLElement),
  };
  const tabs = makeTabs(list, panels);
  followLinks(panels, tabs, findQuestions(root, list, panels, tabs, words, finder));
  return true;
}

/**
 * Opens the tab or question that the address names, now and whenever the address changes, and updates the address.
 */
function followLinks(panels: readonly Panel[], tabs: Tabs, clearSearch: () => void): void {
  const follow = () => {
    const id = fragmentId(location.hash);
    const target = id && document.getElementById(id);
    const index = panels.findIndex(({ panel }) => target && panel.contains(target));
    if (!target || index < 0) return;
    clearSearch();
    tabs.select(index);
    for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
      item.open = true;
    // The browser may already be scrolling there: repeat the same kind of scrolling, as an instant jump would add
    // to it.
    target.scrollIntoView();
  };
  for (const { panel, tab } of panels) {
    for (const item of panel.querySelectorAll<HTMLDetailsElement>('details:not([data-others])')) {
      const address = `#${item.querySelector('summary + div')?.id}`;
      item.addEventListener('toggle', () => {
        if (item.open) history.replaceState(history.state, '', address);
        else if (location.hash === address) history.replaceState(history.state, '', tab.hash);
      });
    }
  }
  window.addEventListener('hashchange', follow);
  follow();
}

/** @returns a function that empties the search and brings the tabs back */
function findQuestions(
  root: HTMLElement,
  list: HTMLElement,
  panels: readonly Panel[],
  tabs: Tabs,
  words: FaqWords,
  { input, clear, status, empty }: Finder,
): () => void {
  const items = panels.map(({ panel }) => [
    ...panel.querySelectorAll<HTMLDetailsElement>('details:not([data-others])'),
  ]);
  const texts = new Map<Element, string>();
  const textOf = (item: Element) => {
    const text = texts.get(item) ?? normalise(item.textContent ?? '');
    texts.set(item, text);
    return text;
  };
  let announce: ReturnType<typeof setTimeout> | undefined;

  const search = () => {
    const query = input.value.trim();
    const asked = wordsOf(query);
    const finding = asked.length > 0;
    const found: Element[] = [];
    panels.forEach(({ panel }, index) => {
      let here = 0;
      for (const item of items[index] ?? []) {
        const hit = mentions(textOf(item), asked);
        item.hidden = !hit;
        if (!hit) continue;
        here++;
        found.push(item);
      }
      if (finding && here > 0) panel.removeAttribute('hidden');
      else if (finding) panel.setAttribute('hidden', '');
    });
    for (const { panel } of panels)
      for (const others of panel.querySelectorAll<HTMLDetailsElement>('[data-others]')) others.open = finding;
    if (finding) tabs.open();
    else tabs.close();
    list.hidden = finding;
    clear.hidden = !finding;
    empty.hidden = !finding || found.length > 0;
    root.toggleAttribute('data-finding', finding);
    highlight(found, asked);
    clearTimeout(announce);
    const template = found.length === 0 ? words.none : found.length === 1 ? words.one : words.many;
    const message = finding ? fill(template, { count: found.length, query }) : '';
    // Read out once the typing pauses.
    announce = setTimeout(() => {
      status.textContent = message;
    }, 250);
  };
  const reset = () => {
    if (input.value === '') return;
    input.value = '';
    search();
  };

  input.form?.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reset();
  });
  clear.addEventListener('click', () => {
    reset();
    input.focus();
  });
  if (input.value) search();
  return reset;
}
