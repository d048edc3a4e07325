import { tabAfterKey } from './faq-text.ts';

export type Panel = {
  tab: HTMLAnchorElement;
  panel: HTMLElement;
  /** Called when it is shown. */
  wanted: () => void;
};
export type Tabs = {
  /** Shows one panel; `remember` puts its address into the address bar. */
  select: (index: number, options?: { focus?: boolean; remember?: boolean }) => void;
  /** Shows all panels again, as without a script, and hides the list of tabs. */
  open: () => void;
  close: () => void;
};

/** Turns an index of sections into tabs: roles, roving focus, arrow keys, Home and End, activation by focus. */
export function makeTabs(list: HTMLElement, panels: readonly Panel[]): Tabs {
  let selected = 0;
  let asTabs = true;
  list.setAttribute('role', 'tablist');
  const wide = matchMedia('(min-width: 64rem)');
  const orient = () => list.setAttribute('aria-orientation', wide.matches ? 'vertical' : 'horizontal');
  wide.addEventListener('change', orient);
  orient();

  const show = () => {
    panels.forEach(({ tab, panel }, index) => {
      const current = index === selected;
      tab.setAttribute('aria-selected', String(current));
      tab.tabIndex = current ? 0 : -1;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      // `hidden="until-found"`: the browser’s own search finds the text and asks for its panel.
      if (current) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  };
  const select: Tabs['select'] = (index, { focus = false, remember = false } = {}) => {
    selected = index;
    if (asTabs) show();
    panels[index]?.wanted();
    const tab = panels[index]?.tab;
    if (focus) tab?.focus();
    if (remember && tab) history.replaceState(history.state, '', `#${tab.id}`);
  };

  panels.forEach(({ tab, panel }, index) => {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      select(index, { focus: true, remember: true });
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabAfterKey(event.key, index, panels.length);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      select(next, { focus: true, remember: true });
    });
    panel.addEventListener('beforematch', () => select(index));
  });
  show();

  return {
    select,
    open() {
      asTabs = false;
      for (const { panel } of panels) {
        panel.removeAttribute('role');
        panel.setAttribute('aria-labelledby', `${panel.id}-title`);
      }
    },
    close() {
      asTabs = true;
      show();
    },
  };
}
