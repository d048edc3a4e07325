import { randomUUID } from 'node:crypto';
import type { AccessTokens } from './access-tokens.ts';
import { createApi } from './api.ts';
import { listCalendars } from './calendars.ts';
import { listChanges } from './changes.ts';
import type { GoogleConfig } from './config.ts';
import type { EventDraft } from './event-body.ts';
import type { EventChange, EventContext } from './events.ts';
import { awaitMeet, changeEvent, createEvent, deleteEvent, getEvent } from './events.ts';
import { queryFreeBusy } from './free-busy.ts';
import type { Quiet } from './quiet.ts';
import { stopWatching, watchEvents } from './watch.ts';

/**
 * The calendar of one connected account. Each method is a verb of a file beside this one and is
 * described there; every answer is data (`Result`, or `FreeBusy`), nothing is thrown for what Google
 * or the network does. `hostTimeZone` is the owner's IANA zone, used for all-day events.
 */
export function createCalendarClient(options: {
  config: GoogleConfig;
  accessTokens: AccessTokens;
  hostTimeZone: string;
  /** Shared by all clients of one connection. */
  quiet?: Quiet;
  newRequestId?: () => string;
}) {
  const api = createApi(options.config, options.accessTokens, options.quiet);
  const { hostTimeZone, newRequestId = randomUUID } = options;
  const context: EventContext = { api, hostTimeZone, newRequestId };
  return {
    listCalendars: () => listCalendars(api),
    freeBusy: (request: Parameters<typeof queryFreeBusy>[1]) => queryFreeBusy(api, request),
    createEvent: (calendarId: string, draft: EventDraft) => createEvent(context, calendarId, draft),
    getEvent: (calendarId: string, eventId: string) => getEvent(context, calendarId, eventId),
    changeEvent: (calendarId: string, eventId: string, change: EventChange) =>
      changeEvent(context, calendarId, eventId, change),
    deleteEvent: (calendarId: string, eventId: string, options?: Parameters<typeof deleteEvent>[3]) =>
      deleteEvent(context, calendarId, eventId, options),
    awaitMeet: (calendarId: string, eventId: string, waiting: Parameters<typeof awaitMeet>[3]) =>
      awaitMeet(context, calendarId, eventId, waiting),
    listChanges: (
      calendarId: string,
      since: Parameters<typeof listChanges>[2],
      reading?: Parameters<typeof listChanges>[3],
    ) => listChanges(context, calendarId, since, reading),
    watchEvents: (calendarId: string, channel: Parameters<typeof watchEvents>[2]) =>
      watchEvents(api, calendarId, channel),
    stopWatching: (channel: Parameters<typeof stopWatching>[1]) => stopWatching(api, channel),
  };
}

export type CalendarClient = ReturnType<typeof createCalendarClient>;
