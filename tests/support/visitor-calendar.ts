import ICAL from 'ical.js';

/** What a calendar program reads from an iCalendar message. */
function readMessage(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it.');
  const event = new ICAL.Event(component);
  const conference = component.getFirstPropertyValue('x-google-conference');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    stampAt: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toUnixTime(),
    startAt: event.startDate.toUnixTime() * 1000,
    location: event.location || (conference ? String(conference) : ''),
    text: `${event.summary}\n${event.description}`,
  };
}

type Message = ReturnType<typeof readMessage>;

/**
 * A calendar that keeps itself by invitations alone, as RFC 5546 has it: an entry is known by its UID, an older
 * SEQUENCE (of equal ones, an older DTSTAMP) changes nothing, and what was cancelled comes back by a newer one only.
 */
export function createVisitorCalendar() {
  const known = new Map<string, Message>();
  return {
    take: (content: string): void => {
      const next = readMessage(content);
      const held = known.get(next.uid);
      const isOlder =
        held !== undefined &&
        (next.sequence < held.sequence || (next.sequence === held.sequence && next.stampAt < held.stampAt));
      if (isOlder) return;
      const location = next.location || (held?.startAt === next.startAt ? held.location : '');
      known.set(next.uid, { ...next, location });
    },
    entries: () =>
      [...known.values()]
        .filter(({ method }) => method !== 'CANCEL')
        .map(({ startAt, location }) => ({ startAt, location })),
  };
}
