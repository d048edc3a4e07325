import { notifyChannels } from './channels.ts';
import { settleMeet, stamp } from './event-resource.ts';
import type { CallKind, Fault } from './fault.ts';
import { sendInvitation } from './invitations.ts';
import type { Json } from './json.ts';
import { refuse } from './reply.ts';
import { endGrant, issueRefreshToken } from './tokens.ts';
import type { CalendarSeed, FakeCalendar, FakeEvent, World } from './world.ts';
import { findCalendar, nextNumber } from './world.ts';

/** An event as the owner enters it: instants, or dates with an exclusive end for all-day events. */
export interface OwnerEvent {
  calendarId?: string;
  summary?: string;
  startAt?: number;
  endAt?: number;
  startDate?: string;
  endDate?: string;
  transparent?: boolean;
  declined?: boolean;
}

interface EventAt {
  calendarId?: string;
  eventId: string;
}

const timesOf = (event: OwnerEvent): Json =>
  event.startDate === undefined
    ? {
        start: { dateTime: new Date(event.startAt ?? 0).toISOString() },
        end: { dateTime: new Date(event.endAt ?? 0).toISOString() },
      }
    : { start: { date: event.startDate }, end: { date: event.endDate } };

function calendarOf(world: World, id = 'primary'): FakeCalendar {
  return findCalendar(world, id) ?? refuse('notFound');
}

function eventOf(world: World, at: EventAt): { calendar: FakeCalendar; event: FakeEvent } {
  const calendar = calendarOf(world, at.calendarId);
  return { calendar, event: calendar.events.get(at.eventId) ?? refuse('notFound') };
}

/**
 * The controls of the stand-in for tests and the demo: as methods, or over HTTP as `POST /control/{action}` with
 * the parameter as JSON. Every action answers JSON.
 */
export function createControl(world: World, clock: { offsetMs: number }) {
  const changed = (calendar: FakeCalendar, event: FakeEvent) => {
    stamp(world, event);
    notifyChannels(world, calendar.id);
    return event.resource;
  };
  return {
    /** Moves the stand-in's clock forward; access tokens, codes and channels age with it. */
    advance: ({ ms }: { ms: number }) => {
      clock.offsetMs += ms;
    },
    addFault: (fault: Omit<Fault, 'times' | 'kind'> & { kind?: CallKind | '*'; times?: number | null }) => {
      world.faults.push({ times: 1, kind: '*', ...fault });
    },
    clearFaults: () => {
      world.faults = [];
    },
    /** Ends the access, as when the owner withdraws it in the Google account or changes the password. */
    revokeAccess: ({ clientId }: { clientId?: string } = {}) => {
      for (const client of world.clients) {
        if (clientId === undefined || client.clientId === clientId) endGrant(world, client.clientId);
      }
    },
    /** Connects without the consent page; `refreshToken` fixes the token, for a demo that restarts. */
    grantAccess: (grant: { scopes: string[]; clientId?: string; refreshToken?: string }) => {
      const clientId = grant.clientId ?? world.clients[0]?.clientId ?? '';
      world.grants.set(clientId, new Set(grant.scopes));
      return { refreshToken: issueRefreshToken(world, clientId, grant.scopes, grant.refreshToken).token };
    },
    expireSyncTokens: () => {
      world.syncEpoch += 1;
    },
    addCalendar: (seed: CalendarSeed) => {
      world.calendars.set(seed.id, { ...seed, events: new Map(), freeBusyError: null });
    },
    deleteCalendar: ({ calendarId }: { calendarId: string }) => {
      world.calendars.delete(calendarOf(world, calendarId).id);
    },
    /** Makes freeBusy answer 200 with this error for the calendar; null ends that. */
    setFreeBusyError: ({ calendarId, reason }: { calendarId: string; reason: string | null }) => {
      calendarOf(world, calendarId).freeBusyError = reason;
    },
    /** An event that the owner makes by hand: busy unless transparent or declined. */
    addEvent: (planned: OwnerEvent): Json => {
      const calendar = calendarOf(world, planned.calendarId);
      const id = `ownerentry${nextNumber(world)}`;
      const attendees = [{ email: calendar.id, self: true, responseStatus: 'declined' }];
      const event: FakeEvent = {
        revision: 0,
        meetReadyAt: null,
        resource: {
          kind: 'calendar#event',
          id,
          etag: '',
          status: 'confirmed',
          sequence: 0,
          summary: planned.summary ?? 'Busy',
          created: new Date(world.now()).toISOString(),
          ...timesOf(planned),
          ...(planned.transparent ? { transparency: 'transparent' } : {}),
          ...(planned.declined ? { attendees } : {}),
        },
      };
      calendar.events.set(id, event);
      return changed(calendar, event);
    },
    /** The owner drags an event to another time; `notify`: and has Google tell the guests. */
    moveEvent: (at: EventAt & OwnerEvent & { notify?: boolean }): Json => {
      const { calendar, event } = eventOf(world, at);
      event.resource = { ...event.resource, ...timesOf(at), sequence: event.resource.sequence + 1 };
      if (at.notify) sendInvitation(world, calendar, event, 'updated');
      return changed(calendar, event);
    },
    /** The owner writes other words into an event. */
    rewordEvent: ({ summary, description, location, ...at }: EventAt & Record<string, string>): Json => {
      const { calendar, event } = eventOf(world, at as EventAt);
      const words = { summary, description, location };
      for (const [field, value] of Object.entries(words))
        if (value !== undefined) event.resource[field] = value;
      return changed(calendar, event);
    },
    /** The owner deletes an event; `notify`: and has Google tell the guests. */
    deleteEvent: (at: EventAt & { notify?: boolean }): Json => {
      const { calendar, event } = eventOf(world, at);
      event.resource = { ...event.resource, status: 'cancelled', sequence: event.resource.sequence + 1 };
      if (at.notify) sendInvitation(world, calendar, event, 'cancelled');
      return changed(calendar, event);
    },
    /** The owner puts an event into another calendar: it keeps its id, and is deleted where it was (events.move). */
    moveToCalendar: ({ to, ...at }: EventAt & { to: string }): Json => {
      const { calendar, event } = eventOf(world, at);
      const target = calendarOf(world, to);
      const organizer = { email: target.id, self: true };
      const moved: FakeEvent = { ...event, resource: { ...structuredClone(event.resource), organizer } };
      target.events.set(event.resource.id, moved);
      event.resource = { ...event.resource, status: 'cancelled' };
      changed(calendar, event);
      return changed(target, moved);
    },
    /** From now on; null: no links at all. */
    setMeetDelay: ({ ms }: { ms: number | null }) => {
      world.meetDelayMs = ms;
    },
    failMeet: (at: EventAt) => settleMeet(world, eventOf(world, at).event, true),
    /** Waits until every channel notification sent so far has arrived or failed. */
    settled: () => Promise.all(world.deliveries).then(() => undefined),
    /** All calls, sent mails and stored data; no tokens. */
    state: () => ({
      now: world.now(),
      calls: world.calls,
      invitations: world.invitations,
      channels: [...world.channels.values()].map(({ token: _token, ...channel }) => channel),
      calendars: [...world.calendars.values()].map(({ events, ...calendar }) => ({
        ...calendar,
        events: [...events.values()].map((event) => event.resource),
      })),
    }),
  };
}

export type Control = ReturnType<typeof createControl>;
