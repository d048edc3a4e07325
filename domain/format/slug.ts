/** Longest name in an address, in characters. */
export const longestSlug = 60;

/** The form of a name in an address: lower-case letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name in an address made of a title's words: 'Why tills wait' becomes 'why-tills-wait'. '' where it has none. */
export function slugOf(title: string): string {
  const words = title
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= longestSlug) return words;
  // A word that does not fit is left out, unless it is the only one.
  const cut = words.slice(0, longestSlug + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longestSlug);
}
