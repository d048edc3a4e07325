import type { Page } from '@playwright/test';

/** One text of a page as a person reads or hears it, and the words of the element that somebody would click for it. */
export type ShownText = { text: string; clicked: string };

/** Everything of the page that is read or heard, also what is folded, hidden until asked for, or said of a picture. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const whole =
      'h1,h2,h3,h4,p,li,dt,dd,td,th,a,button,summary,figcaption,blockquote,label,legend,caption,option,span';
    const heard = ['alt', 'aria-label', 'title', 'placeholder', 'label', 'aria-roledescription'];
    const found = new Map<string, string>();
    const note = (text: string, clicked: string) => {
      if (text !== '' && !found.has(text)) found.set(text, clicked);
    };
    const walk = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = oneLine(node.textContent);
        note(text, oneLine(node.parentElement?.closest(whole)?.textContent) || text);
      }
      if (node instanceof Element) {
        if (/^(script|style|iframe)$/.test(node.localName)) return;
        // What says that this is a draft is no part of it.
        if (node.hasAttribute('data-of-the-draft')) return;
        for (const name of heard) {
          const text = oneLine(node.getAttribute(name));
          note(text, text);
        }
        if (node instanceof HTMLTemplateElement) walk(node.content);
      }
      for (const inner of node.childNodes) walk(inner);
    };
    walk(document.body);
    note(oneLine(document.title), oneLine(document.title));
    const metas =
      'meta[name="description"],meta[property="og:title"],meta[property="og:description"],meta[property="og:image:alt"]';
    for (const meta of document.querySelectorAll(metas)) {
      const text = oneLine(meta.getAttribute('content'));
      note(text, text);
    }
    return Array.from(found, ([text, clicked]) => ({ text, clicked }));
  });
}
