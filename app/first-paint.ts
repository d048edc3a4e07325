/** What stands last on every page: the water of its minute. */
export const lastOfPage = '#sea';

const waitsFor = (target: string) => `<link rel="expect" href="${target}"`;

/**
 * Has a page painted once the section of its headline is read, as what follows that begins: it cannot be moved by what
 * comes, and nobody waits for what is below. A page without such a place is painted once it is read to its end.
 * @param html a page as React renders it, whose first paint waits for `lastOfPage`
 */
export function paintedWithFirstSection(html: string): string {
  const section = html.indexOf('</section>', html.indexOf('</h1>'));
  const rest = section < 0 ? '' : html.slice(section, html.indexOf('</main>'));
  const next = / id="([^"]+)"/.exec(rest);
  return next ? html.replace(waitsFor(lastOfPage), () => waitsFor(`#${next[1]}`)) : html;
}
