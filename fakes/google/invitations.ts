import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { isObject, spanOf } from './event-resource.ts';
import type { FakeCalendar, FakeEvent, SentInvitation, World } from './world.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sends the guests of an event the e-mail that Google sends, with its iCalendar part. */
export function sendInvitation(
  world: World,
  calendar: FakeCalendar,
  event: FakeEvent,
  action: SentInvitation['action'],
): void {
  const { resource } = event;
  const attendees = Array.isArray(resource.attendees) ? resource.attendees.filter(isObject) : [];
  const to = attendees.filter((one) => one.self !== true).map((one) => String(one.email));
  if (to.length === 0) return;
  const at = world.now();
  const base = { action, calendarId: calendar.id, eventId: resource.id, to, at };
  world.invitations.push({ ...base, calendar: written(world, calendar, event, { to, action }) });
}

function written(
  world: World,
  calendar: FakeCalendar,
  event: FakeEvent,
  { to, action }: Pick<SentInvitation, 'to' | 'action'>,
): string {
  const { resource } = event;
  const span = spanOf(calendar, event);
  const cancelled = action === 'cancelled';
  const file = ical({
    prodId: '//Google Inc//Google Calendar 70.9054//EN',
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const written = file.createEvent({
    id: text(resource.iCalUID),
    sequence: resource.sequence,
    stamp: new Date(world.now()),
    start: new Date(span.startAt),
    end: new Date(span.endAt),
    summary: text(resource.summary),
    description: text(resource.description),
    location: text(resource.location),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: calendar.summary, email: calendar.id },
    x: resource.hangoutLink ? { 'X-GOOGLE-CONFERENCE': text(resource.hangoutLink) } : {},
  });
  for (const email of to)
    written.createAttendee({ email, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true });
  return `${file}\r\n`;
}
