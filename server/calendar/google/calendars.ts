import { z } from 'zod';
import type { Api } from './api.ts';
import type { Result } from './errors.ts';
import { success } from './errors.ts';
import { unexpectedReply } from './http.ts';
import { readPages } from './pages.ts';

/** A calendar the owner can choose. Only owned ones can be written to with the scopes we ask for. */
export interface CalendarChoice {
  id: string;
  name: string;
  timeZone: string | null;
  primary: boolean;
  owned: boolean;
}

const listReply = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().optional(),
        summaryOverride: z.string().optional(),
        timeZone: z.string().optional(),
        primary: z.boolean().optional(),
        accessRole: z.string().optional(),
        deleted: z.boolean().optional(),
      }),
    )
    .default([]),
});

/** Every calendar on the owner's list, page by page, the main one first. Needs the list scope. */
export async function listCalendars(api: Api): Promise<Result<CalendarChoice[]>> {
  const pages = await readPages(async (pageToken) => {
    const reply = await api({ method: 'GET', path: '/users/me/calendarList', query: { pageToken } });
    if (!reply.ok) return reply;
    const parsed = listReply.safeParse(reply.value);
    return parsed.success ? success(parsed.data) : unexpectedReply(false);
  });
  if (!pages.ok) return pages;
  const found = pages.value.pages
    .flatMap(({ items }) => items)
    .filter((item) => !item.deleted)
    .map((item) => ({
      id: item.id,
      name: item.summaryOverride ?? item.summary ?? item.id,
      timeZone: item.timeZone ?? null,
      primary: item.primary ?? false,
      owned: item.accessRole === 'owner',
    }));
  return success(found.sort((a, b) => Number(b.primary) - Number(a.primary)));
}
