import { markdownOf, type Piece, piecesOf, styleOf } from './inline.ts';

type Block = { mark: string; pieces: Piece[] };

/** How a text may be marked: the highest level of its headings, null where it may have none. */
export type Allowed = { headings: 2 | 3 | null; origin: string };

const blocks =
  /^(address|article|aside|blockquote|body|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const nothing =
  /^(script|style|head|title|meta|link|img|svg|picture|video|audio|iframe|object|input|select|textarea|button|noscript|template)$/;

/**
 * What was copied from a word processor or a page as Markdown: paragraphs, headings of the allowed levels, lists, links
 * and bold words. Everything else leaves its words behind and nothing more.
 */
export function toMarkdown(body: Element, { headings, origin }: Allowed): string {
  const found: Block[] = [];
  let open: Block | null = null;
  const begin = (mark: string) => {
    open = { mark, pieces: [] };
    found.push(open);
  };
  /** @param depth of lists around; @param count numbers the items of the list around */
  function walk(node: Node, depth: number, count: { next: number } | null): void {
    if (node.nodeType === 1 && nothing.test((node as Element).localName)) return;
    if (node.nodeType !== 1 || !isBlock(node as Element)) {
      if (!open) begin('');
      open?.pieces.push(...piecesOf(node, origin));
      return;
    }
    const element = node as Element;
    const name = element.localName;
    const isList = name === 'ul' || name === 'ol';
    const inner = isList ? { next: name === 'ol' ? 1 : 0 } : count;
    // A paragraph within an item goes on in it; cells of a row follow each other.
    const goesOn = /^(p|div|td|th)$/.test(name) && open !== null && (open as Block).pieces.length === 0;
    const word = wordItem(element);
    if (word) begin(`${indent(word.depth)}${word.mark}`);
    else if (name === 'li') begin(`${indent(depth - 1)}${count?.next ? `${count.next++}. ` : '- '}`);
    else if (/^h[1-6]$/.test(name)) begin(headingMark(name, headings));
    else if (name === 'td' || name === 'th') open?.pieces.push({ text: ' ', bold: false, href: null });
    else if (!goesOn && !isList) open = null;
    for (const child of element.childNodes) walk(child, isList ? depth + 1 : depth, inner);
    if (name !== 'td' && name !== 'th') open = null;
  }
  for (const child of body.childNodes) walk(child, 0, null);
  return written(found);
}

/** An element around blocks counts as one, as Google's bold wrapper around everything does. */
function isBlock(element: Element): boolean {
  return blocks.test(element.localName) || [...element.children].some(isBlock);
}

const indent = (depth: number) => '  '.repeat(Math.max(0, Math.min(depth, 3)));

/** Headings that a text may not have are told apart by bold words. */
function headingMark(name: string, highest: 2 | 3 | null): string {
  if (highest === null) return '**';
  const level = Number(name.slice(1)) <= 2 ? highest : 3;
  return `${'#'.repeat(level)} `;
}

/** Word writes the items of lists as paragraphs: with their depth in a style, and their bullet in the text. */
function wordItem(element: Element): { depth: number; mark: string } | null {
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(element))?.[1];
  if (!level) return null;
  const bullet = [...element.querySelectorAll('[data-style*="mso-list:Ignore"]')]
    .map((one) => one.textContent)
    .join('');
  return { depth: Number(level) - 1, mark: /[\da-z]+[.)]/i.test(bullet) ? '1. ' : '- ' };
}

function written(found: readonly Block[]): string {
  let text = '';
  let last = '';
  for (const { mark, pieces } of found) {
    const isPlain = mark === '' || /^ *(-|\d+\.) $/.test(mark);
    const words = markdownOf(pieces, isPlain);
    if (words === '') continue;
    const isItem = /^ *(-|\d+\.) $/.test(mark);
    const own =
      isItem || mark.startsWith('#') ? words.replaceAll('\n', ' ') : words.replace(/\n{2,}/g, '\n\n');
    const whole = mark === '**' ? `**${own}**` : mark + own;
    text += text === '' ? whole : `${isItem && last === 'item' ? '\n' : '\n\n'}${whole}`;
    last = isItem ? 'item' : 'other';
  }
  return text;
}
