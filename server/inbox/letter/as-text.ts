import { toPlainText } from '@react-email/render';
import { kilobyte } from '#domain/format/sizes.ts';

/** What is read of an HTML letter: the rest is history below the answer. */
export const mostHtml = 150 * kilobyte;
/** Far deeper than letters are; the library's time grows with the square of it. */
const mostOpen = 400;

const tags = /<(\/?)([a-z][a-z0-9:]{0,20})[^>]{0,400}>/gi;
const neverOpen = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'wbr',
  'area',
  'base',
  'p',
  'li',
]);

/** The words of an HTML letter. Links keep their target beside them, so that it can be seen where they lead. */
export function asText(html: string): string {
  const read = html.slice(0, mostHtml);
  if (isTooDeep(read)) return read.replaceAll(tags, ' ').replaceAll(/\s+/g, ' ');
  return toPlainText(read, {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 5000, ellipsis: '…' },
    selectors: [
      { selector: 'a', options: { linkBrackets: ['[', ']'], hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      ...['style', 'script', 'title'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });
}

function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, closes, name = ''] of html.matchAll(tags)) {
    if (neverOpen.has(name.toLowerCase())) continue;
    open = closes ? Math.max(0, open - 1) : open + 1;
    if (open > mostOpen) return true;
  }
  return false;
}
