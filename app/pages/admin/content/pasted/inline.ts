import { plainWords } from './clean-text.ts';

/** Styles, whose attribute no page of ours may have, are read from here (`read-html.ts`). */
export const styleOf = (element: Element) => element.getAttribute('data-style')?.toLowerCase() ?? '';

export type Piece = { text: string; bold: boolean; href: string | null };

/** Whether an element makes its words bold. Google wraps all that it copies in a bold element that is not bold. */
function boldness(element: Element, outer: boolean): boolean {
  const weight = /font-weight:\s*(\w+)/.exec(styleOf(element))?.[1];
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return outer || /^(b|strong)$/i.test(element.localName);
}

/** A link that our pages may have: of this site as its path, otherwise secure. Null for all others. */
function linkOf(href: string | null, origin: string): string | null {
  if (!href || !URL.canParse(href)) return href && /^(\/(?!\/)|#)/.test(href) ? href : null;
  const address = new URL(href);
  const wrapped =
    address.hostname === 'www.google.com' && address.pathname === '/url' && address.searchParams.get('q');
  if (wrapped) return linkOf(wrapped, origin);
  if (/^(mailto|tel):$/.test(address.protocol)) return address.href;
  if (!/^https?:$/.test(address.protocol)) return null;
  if (address.origin === origin) return address.pathname + address.search + address.hash;
  address.protocol = 'https:';
  return address.href;
}

/** The words of an element in pieces of one look. @param skip leaves out what is no word, such as a list's bullet */
export function piecesOf(
  node: Node,
  origin: string,
  outer: Omit<Piece, 'text'> = { bold: false, href: null },
): Piece[] {
  if (node.nodeType === 3)
    return [{ ...outer, text: plainWords(node.textContent ?? '').replace(/\s+/g, ' ') }];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  if (element.localName === 'br') return [{ ...outer, text: '\n' }];
  if (/mso-list:\s*ignore/.test(styleOf(element))) return [];
  const bold = boldness(element, outer.bold);
  const href = element.localName === 'a' ? linkOf(element.getAttribute('href'), origin) : outer.href;
  return [...element.childNodes].flatMap((child) => piecesOf(child, origin, { bold, href }));
}

/** Pieces as Markdown: what would be a mark is written as the sign that it is. */
export function markdownOf(pieces: readonly Piece[], mayBold = true): string {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    // Blanks have no look; they belong to the words before them.
    const same = last && (piece.text.trim() === '' || (last.bold === piece.bold && last.href === piece.href));
    if (same) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined
    .map(({ text, bold, href }) => {
      const words = text.trim();
      if (words === '') return text;
      const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
      const linked = href
        ? `[${escaped(words)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
        : escaped(words);
      return `${before}${bold && mayBold ? `**${linked}**` : linked}${after}`;
    })
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function escaped(words: string): string {
  return words
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[a-z/!])/gi, '\\<')
    .replace(/^(#{1,6}\s|[-+>]\s|\d{1,9}[.)]\s)/gm, (mark) => mark.replace(/[#\-+>.)]/, '\\$&'));
}
