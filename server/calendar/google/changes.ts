import { z } from 'zod';
import { eventsPath } from './api.ts';
import type { GoogleProblem, Result } from './errors.ts';
import { failure, success } from './errors.ts';
import type { CalendarEvent } from './event-mapping.ts';
import { fromGoogle, googleEvent } from './event-mapping.ts';
import type { EventContext } from './events.ts';
import { unexpectedReply } from './http.ts';
import { type Reading, readPages } from './pages.ts';

/** What changed, and the token to ask with next time: store it together with what was done about it. */
export interface Changes {
  events: CalendarEvent[];
  /** Null when the calendar gave none: list anew next time. */
  syncToken: string | null;
  /** The page to go on with, where not all was read; null at the end. */
  nextPage: string | null;
}

const listReply = z.object({
  timeZone: z.string().optional(),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
  items: z.array(z.unknown()).default([]),
});

/**
 * Events changed since `since.syncToken`, deleted ones included; or, with `since.fromAt`, a first list
 * of the events that end after that instant. 'sync-expired' means: forget the token and list anew; a token that
 * Google calls invalid (400) has come to its end as well. An event that cannot be read is left out: it is not ours.
 * Source: 'Synchronize resources efficiently' (Calendar API guide). A token excludes time bounds;
 * `singleEvents` must be the same on every call.
 */
export async function listChanges(
  context: EventContext,
  calendarId: string,
  since: { syncToken: string } | { fromAt: number },
  reading?: Reading,
): Promise<Result<Changes>> {
  const start =
    'syncToken' in since ? { syncToken: since.syncToken } : { timeMin: new Date(since.fromAt).toISOString() };
  const pages = await readPages(async (pageToken) => {
    const query = { singleEvents: 'true', maxResults: '250', ...start, pageToken };
    const reply = await context.api({ method: 'GET', path: eventsPath(calendarId), query });
    if (!reply.ok) {
      return failure(listProblem(reply.problem, 'syncToken' in since || reading?.page != null));
    }
    const parsed = listReply.safeParse(reply.value);
    return parsed.success ? success(parsed.data) : unexpectedReply(false);
  }, reading);
  if (!pages.ok) return pages;
  const events = pages.value.pages.flatMap(({ items, timeZone }) =>
    items.flatMap((item) => {
      const event = googleEvent.safeParse(item);
      return event.success ? [fromGoogle(event.data, timeZone ?? context.hostTimeZone)] : [];
    }),
  );
  const syncToken = pages.value.pages.at(-1)?.nextSyncToken || null;
  return success({ events, syncToken, nextPage: pages.value.next });
}

/** With a token, what is gone or wrong is the token; without one, the calendar. */
function listProblem(problem: GoogleProblem, withToken: boolean): GoogleProblem {
  const gone = problem.kind === 'deleted' || problem.kind === 'sync-expired';
  if (gone) return { kind: withToken ? 'sync-expired' : 'not-found' };
  const refused = problem.kind === 'permanent' && problem.status === 400;
  return refused && withToken ? { kind: 'sync-expired' } : problem;
}
