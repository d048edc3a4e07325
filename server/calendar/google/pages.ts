import type { Result } from './errors.ts';
import { success } from './errors.ts';
import { unexpectedReply } from './http.ts';

/** Far more than a calendar has; it ends a list that never ends. */
const mostPages = 1000;

/** Reads a list page by page; `nextPageToken` missing or empty ends it. @returns the pages in order */
export async function readPages<Page extends { nextPageToken?: string | undefined }>(
  readPage: (pageToken: string | undefined) => Promise<Result<Page>>,
): Promise<Result<Page[]>> {
  const pages: Page[] = [];
  let pageToken: string | undefined;
  while (pages.length < mostPages) {
    const page = await readPage(pageToken);
    if (!page.ok) return page;
    pages.push(page.value);
    const next = page.value.nextPageToken || undefined;
    if (next === undefined) return success(pages);
    if (next === pageToken) break;
    pageToken = next;
  }
  return unexpectedReply(false);
}
