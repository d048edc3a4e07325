/** Marks that make it worth reading the HTML; code editors copy nothing but coloured lines. */
const telling = /<(p|b|strong|h[1-6]|li|a|table)[\s>]/i;

/**
 * Pasted HTML as a document that nothing runs or loads in; null where its plain text says as much. The site's policy
 * lets no style attribute be: they are renamed before anything is read.
 */
export function readHtml(
  html: string,
  parser: Pick<DOMParser, 'parseFromString'> = new DOMParser(),
): Element | null {
  if (!telling.test(html)) return null;
  const inert = html
    .replace(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, '')
    .replace(/<(style|script|xml)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  return parser.parseFromString(inert, 'text/html').body;
}
