import { eventIdFor } from '#domain/booking/event-id.ts';

/** What we put into the calendar for a booking. Instants in epoch milliseconds. */
export interface EventDraft {
  bookingId: string;
  /** Raised after the booking's earlier event was deleted; see `eventIdFor`. */
  generation?: number;
  startAt: number;
  endAt: number;
  /** IANA zone in which the owner keeps the calendar. */
  timeZone: string;
  summary: string;
  description: string;
  location?: string;
  /** Addresses only: what somebody typed as a name would be sent to whoever has the address. */
  attendees: { email: string }[];
  withMeet: boolean;
  /** SEQUENCE of the invitation; Google begins at 0 when left out. */
  sequence?: number;
}

/** Start and end as Google wants them: an instant, and the zone in which the event is shown. */
function timesForGoogle(times: { startAt: number; endAt: number; timeZone: string }) {
  const { timeZone } = times;
  return {
    start: { dateTime: new Date(times.startAt).toISOString(), timeZone },
    end: { dateTime: new Date(times.endAt).toISOString(), timeZone },
  };
}

/** The same for a PATCH, which merges: the date of an event that was made all-day must be cleared. */
export function newTimesForGoogle(times: { startAt: number; endAt: number; timeZone: string }) {
  const { start, end } = timesForGoogle(times);
  return { start: { ...start, date: null }, end: { ...end, date: null } };
}

/** The body of events.insert. Google ignores a Meet `requestId` it has seen: each call needs its own. */
export function toGoogle(draft: EventDraft, requestId: string) {
  const meet = { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } };
  return {
    id: eventIdFor(draft.bookingId, draft.generation),
    summary: draft.summary,
    description: draft.description,
    ...(draft.location === undefined ? {} : { location: draft.location }),
    ...timesForGoogle(draft),
    attendees: draft.attendees.map(({ email }) => ({ email })),
    ...(draft.sequence === undefined ? {} : { sequence: draft.sequence }),
    extendedProperties: { private: { bookingId: draft.bookingId } },
    ...(draft.withMeet ? { conferenceData: meet } : {}),
  };
}
