import type { PageView } from './page-view.ts';
import { readPage } from './read-page.ts';

/** A few times the pages of a site; beyond it the one that was wanted longest ago is read again. */
const mostKept = 300;
const kept = new Map<string, { html: string; view: PageView }>();

/** Reads a page, unless it is word for word what it was when it was last read: most of a site stays as it is. */
export function readOnce(path: string, html: string): PageView {
  const known = kept.get(path);
  const now = known?.html === html ? known : { html, view: readPage(path, html) };
  kept.delete(path);
  kept.set(path, now);
  const [oldest] = kept.size > mostKept ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return now.view;
}
