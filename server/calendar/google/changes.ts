import { z } from 'zod';
import { eventsPath } from './api.ts';
import type { Result } from './errors.ts';
import { failure, success } from './errors.ts';
import type { CalendarEvent } from './event-mapping.ts';
import { fromGoogle, googleEvent } from './event-mapping.ts';
import type { EventContext } from './events.ts';
import { unexpectedReply } from './http.ts';

/** What changed, and the token to ask with next time: store it together with what was done about it. */
export interface Changes {
  events: CalendarEvent[];
  /** Null when the calendar gave none: list anew next time. */
  syncToken: string | null;
}

const listReply = z.object({
  timeZone: z.string().optional(),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
  items: z.array(googleEvent).default([]),
});

/**
 * Events changed since `since.syncToken`, deleted ones included; or, with `since.fromAt`, a first list
 * of the events that end after that instant. 'sync-expired' means: forget the token and list anew.
 * Source: 'Synchronize resources efficiently' (Calendar API guide). A token excludes time bounds;
 * `singleEvents` must be the same on every call.
 */
export async function listChanges(
  context: EventContext,
  calendarId: string,
  since: { syncToken: string } | { fromAt: number },
): Promise<Result<Changes>> {
  const start =
    'syncToken' in since ? { syncToken: since.syncToken } : { timeMin: new Date(since.fromAt).toISOString() };
  const events: CalendarEvent[] = [];
  let pageToken: string | undefined;
  for (;;) {
    const query = { singleEvents: 'true', maxResults: '250', ...start, pageToken };
    const reply = await context.api({ method: 'GET', path: eventsPath(calendarId), query });
    if (!reply.ok) return reply.problem.kind === 'deleted' ? failure({ kind: 'sync-expired' }) : reply;
    const parsed = listReply.safeParse(reply.value);
    if (!parsed.success) return unexpectedReply(false);
    const { items, nextPageToken, nextSyncToken, timeZone } = parsed.data;
    events.push(...items.map((item) => fromGoogle(item, timeZone ?? context.hostTimeZone)));
    if (nextPageToken === undefined) return success({ events, syncToken: nextSyncToken ?? null });
    pageToken = nextPageToken;
  }
}
