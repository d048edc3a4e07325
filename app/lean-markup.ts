/** What React writes between texts, for who hydrates them. Islands keep it (`islands/island.tsx`). */
export const textSeparator = '<!-- -->';

/**
 * A public page without what nobody reads of it: marks for hydration, ends of items that HTML lets be left out
 * (13.1.2.4), those of shapes without content, strokes that end elements without content, and empty values of
 * attributes. Browsers make the same document of it.
 * @param html as React renders it: no `<` stands in words or attributes
 */
export function leanMarkup(html: string): string {
  return html
    .replaceAll(/<!-- -->|<!--\/?\$-->|<\/(?:li|dt|dd)>/g, '')
    .replaceAll(/><\/(?:path|circle|ellipse|line|rect|use)>/g, '/>')
    .replaceAll(/(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g, '$1>')
    .replaceAll('=""', '');
}
