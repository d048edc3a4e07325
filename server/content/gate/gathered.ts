import { type Target, targetOf } from './addresses.ts';
import type { Link, PageView } from './page-view.ts';
import { quoted } from './texts.ts';

/** A link of a page, where it leads, and the start of a sentence about it. */
export type LinkUse = { page: string; link: Link; target: Target; on: string };

/** A text that can be read on a page, in its window's title, or where the page is shared. */
export type Said = { page: string; text: string };

/** Every link once for each page that has it. */
export function linksOf(pages: Iterable<PageView>, origin: string): LinkUse[] {
  return [...pages].flatMap(({ path, links }) => {
    const once = new Map(links.map((link) => [`${link.href}\n${link.name}\n${link.target}`, link]));
    return [...once.values()].map((link) => ({
      page: path,
      link,
      target: targetOf(link.href, path, origin),
      on: `On ${path} the link ${quoted(link.name || link.href)}`,
    }));
  });
}

/** Every text once, with the first page on which it stands. */
export function saidOn(pages: Iterable<PageView>): Said[] {
  const once = new Map<string, string>();
  for (const { path, titles, metas, blocks } of pages) {
    const head = ['description', 'og:title', 'og:description'].flatMap((name) => metas.get(name) ?? []);
    for (const text of [...titles, ...head, ...blocks]) if (!once.has(text)) once.set(text, path);
  }
  return Array.from(once, ([text, page]) => ({ page, text }));
}
