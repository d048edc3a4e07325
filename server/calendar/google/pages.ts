import type { Result } from './errors.ts';
import { success } from './errors.ts';
import { unexpectedReply } from './http.ts';

/** Far more than a calendar has; it ends a list that never ends. */
const mostPages = 1000;

/** Where a list is begun or gone on with, and whether another page may be read after so many. */
export type Reading = { page: string | null; goOn: (pages: number) => boolean };

/**
 * Reads a list page by page; `nextPageToken` missing or empty ends it.
 * @returns the pages in order; `next` goes on with what `reading` left unread
 */
export async function readPages<Page extends { nextPageToken?: string | undefined }>(
  readPage: (pageToken: string | undefined) => Promise<Result<Page>>,
  reading: Reading = { page: null, goOn: () => true },
): Promise<Result<{ pages: Page[]; next: string | null }>> {
  const pages: Page[] = [];
  let pageToken = reading.page ?? undefined;
  while (pages.length < mostPages) {
    const page = await readPage(pageToken);
    if (!page.ok) return page;
    pages.push(page.value);
    const next = page.value.nextPageToken || undefined;
    if (next === undefined) return success({ pages, next: null });
    if (next === pageToken) break;
    if (!reading.goOn(pages.length)) return success({ pages, next });
    pageToken = next;
  }
  return unexpectedReply(false);
}
