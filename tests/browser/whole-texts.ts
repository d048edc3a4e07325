import { expect, type Page } from '@playwright/test';

/**
 * What can be read is whole, with motion on and every section passed: no word or figure is broken over two lines, no
 * text has stopped half faded, and none lies on another.
 */
export async function expectTextsWhole(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(textsNotWhole), 'texts that are not whole').toEqual([]);
}

/** Runs in the page. */
function textsNotWhole(): string[] {
  type Piece = { element: Element; text: string; top: number; bottom: number; left: number; right: number };
  // Rows that scroll sideways lie beside the page, and drawings set their own letters.
  const outside = 'svg, template, pre, .sr-only, [popover], [aria-roledescription="carousel"]';
  const range = document.createRange();
  const wrong = new Set<string>();
  const pieces: Piece[] = [];

  const up = (element: Element | null): Element[] => (element ? [element, ...up(element.parentElement)] : []);
  /** Words for screen readers lie in a box of one pixel, traps for programs outside of the page. */
  const isSeen = (element: Element) =>
    !up(element).some((one) => {
      const { width, right } = one.getBoundingClientRect();
      return right < 0 || (width <= 1 && getComputedStyle(one).position === 'absolute');
    });
  /** Where nothing says that it is meant to be quieter. */
  const isFaded = (element: Element) =>
    up(element).some(
      (one) =>
        Number(getComputedStyle(one).opacity) < 0.99 && !/opacity-/.test(one.getAttribute('class') ?? ''),
    );

  function lookAt(node: Text, element: Element): void {
    // Addresses may break where they are longer than a line; figures from and to stand on one.
    for (const { 0: word, index } of node.data.matchAll(
      /(?<![^\s])[^\s\u200b@./–-]+(?=\s|$)|£?\d[\d.,]*–£?\d[\d.,]*%?/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        wrong.add(`broken: ${word}`);
    }
    range.selectNodeContents(node);
    if (isFaded(element)) wrong.add(`faded: ${node.data.slice(0, 40)}`);
    for (const { top, bottom, left, right, height } of range.getClientRects()) {
      // The box of a line of large letters is higher than its letters.
      const own = {
        element,
        text: node.data,
        left,
        right,
        top: top + height / 4,
        bottom: bottom - height / 4,
      };
      if (right - left > 4) pieces.push(own);
    }
  }

  const walk = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walk.nextNode() as Text | null; node; node = walk.nextNode() as Text | null) {
    const element = node.parentElement;
    if (
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(outside) &&
      node.data.trim() &&
      isSeen(element)
    )
      lookAt(node, element);
  }
  pieces.sort((one, other) => one.top - other.top);
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (!other || other.top > one.bottom - 2) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (across > 4 && one.element !== other.element)
        wrong.add(`overlap: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
    }
  }
  return [...wrong];
}
