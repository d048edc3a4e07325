import { z } from 'zod';
import { bookingOfEventId } from '#domain/booking/event-id.ts';
import { instantOf } from './instants.ts';

/** Meet links are made after the event: 'pending' until Google says otherwise. */
export type Meet =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'ready'; link: string }
  | { kind: 'failed' };

/** An event as Google has it now. A deleted one may have lost all but its id. */
export interface CalendarEvent {
  id: string;
  /** Ours if not null. */
  bookingId: string | null;
  status: 'confirmed' | 'tentative' | 'cancelled';
  startAt: number | null;
  endAt: number | null;
  allDay: boolean;
  /** False for deleted and transparent events and those the owner declined. */
  busy: boolean;
  summary: string;
  description: string;
  /** Its UID in every calendar; null when Google did not say. */
  icalUid: string | null;
  /** Address in whose name guests are invited; null when Google did not say. */
  organizer: string | null;
  attendees: { email: string; response: string }[];
  meet: Meet;
  etag: string;
  sequence: number;
  updatedAt: number | null;
  htmlLink: string | null;
}

const text = z.string().optional().catch(undefined);
const when = z.object({ date: text, dateTime: text, timeZone: text });

/** A Meet request without a plain outcome is under way. */
const conference = z.object({
  createRequest: z
    .looseObject({ status: z.object({ statusCode: text }).optional().catch(undefined) })
    .optional(),
  entryPoints: z.array(z.object({ entryPointType: text, uri: text })).optional(),
});

/** The parts of Google's event resource that we read; the rest is ignored, and so is what only decorates it. */
export const googleEvent = z.object({
  id: z.string(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).default('confirmed').catch('confirmed'),
  start: when.optional(),
  end: when.optional(),
  transparency: z.string().optional(),
  summary: z.string().default(''),
  description: z.string().default('').catch(''),
  iCalUID: text,
  organizer: z.object({ email: text }).optional().catch(undefined),
  attendees: z
    .array(
      z.object({
        email: z.string().default(''),
        self: z.boolean().optional(),
        responseStatus: z.string().default('needsAction'),
      }),
    )
    .default([]),
  hangoutLink: text,
  conferenceData: conference.optional().catch(undefined),
  extendedProperties: z
    .object({ private: z.record(z.string(), z.string()).optional() })
    .optional()
    .catch(undefined),
  etag: z.string().default(''),
  sequence: z.coerce.number().default(0),
  updated: text,
  htmlLink: text,
});

type GoogleEvent = z.infer<typeof googleEvent>;

/** All-day events are dates in the calendar's zone, with an exclusive end. */
function startOrEnd(part: GoogleEvent['start'], timeZone: string): number | null {
  if (part?.dateTime !== undefined) return instantOf(part.dateTime, part.timeZone ?? timeZone);
  return instantOf(part?.date, timeZone);
}

function meetOf(event: GoogleEvent): Meet {
  const video = event.conferenceData?.entryPoints?.find((entry) => entry.entryPointType === 'video');
  const link = video?.uri ?? event.hangoutLink;
  if (link?.startsWith('https://')) return { kind: 'ready', link };
  const request = event.conferenceData?.createRequest;
  if (request === undefined) return { kind: 'none' };
  return { kind: request.status?.statusCode === 'failure' ? 'failed' : 'pending' };
}

/** Google's event as ours. `timeZone` is the calendar's zone, for all-day events. */
export function fromGoogle(event: GoogleEvent, timeZone: string): CalendarEvent {
  const declined = event.attendees.some((one) => one.self && one.responseStatus === 'declined');
  const bookingId = event.extendedProperties?.private?.bookingId ?? bookingOfEventId(event.id)?.bookingId;
  return {
    id: event.id,
    bookingId: bookingId ?? null,
    status: event.status,
    startAt: startOrEnd(event.start, timeZone),
    endAt: startOrEnd(event.end, timeZone),
    allDay: event.start?.date !== undefined,
    busy: event.status !== 'cancelled' && event.transparency !== 'transparent' && !declined,
    summary: event.summary,
    description: event.description,
    icalUid: event.iCalUID || null,
    organizer: event.organizer?.email || null,
    attendees: event.attendees.map((one) => ({ email: one.email, response: one.responseStatus })),
    meet: meetOf(event),
    etag: event.etag,
    sequence: event.sequence,
    updatedAt: instantOf(event.updated, 'UTC'),
    htmlLink: event.htmlLink ?? null,
  };
}
