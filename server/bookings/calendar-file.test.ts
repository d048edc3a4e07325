import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { calendarFile } from './calendar-file.ts';

const at = Date.UTC(2026, 10, 23, 10);
const ann = { name: 'Ann Visitor', email: 'ann@example.com', startsAt: at, endsAt: at + 1_800_000 };

type Texts = { name?: string; description?: string; location?: string };

const fileOf = ({ name = ann.name, description = 'A call', location = 'By phone' }: Texts) =>
  calendarFile({
    booking: { ...ann, name } as Booking,
    known: { uid: 'call@google.com', sequence: 3, organizer: null },
    method: 'REQUEST',
    agencyEmail: 'hello@foreshore.example',
    description,
    location,
    manageUrl: 'https://foreshore.example/booking/1.2.x-_y',
    stampAt: at - 3_600_000,
  });

/** What a calendar program makes of it, and that it is one event for one guest. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  expect([event.uid, event.sequence, event.startDate.toUnixTime() * 1000]).toEqual([
    'call@google.com',
    3,
    at,
  ]);
  const [guest, ...others] = event.attendees;
  expect([String(guest?.getFirstValue()).toLowerCase(), others]).toEqual(['mailto:ann@example.com', []]);
  expect(guest?.getFirstParameter('role')).toBe('REQ-PARTICIPANT');
  return {
    name: guest?.getFirstParameter('cn'),
    description: event.description,
    location: event.location,
    url: event.component.getFirstPropertyValue('url'),
  };
}

const hostile: Array<[string, string]> = [
  ['quotes', `says "now", 'then' and “later”`],
  ['what the format escapes', String.raw`commas, semicolons; colons: and back\slashes \n \, \;`],
  ['new lines', 'one\ntwo\n\nfour'],
  ['lines of a calendar', 'ATTENDEE:mailto:eve@example.com\nEND:VEVENT\nBEGIN:VALARM'],
  ['emoji and accents', '🏄‍♀️ 👩🏽‍💻 at the 海岸 with naïve Zoë'],
  ['right to left', 'שלום, עולם: مرحبا'],
  ['1,000 characters', 'x'.repeat(1000)],
  ['200 emoji of several parts', '👩🏽‍💻'.repeat(200)],
];

describe('a calendar file', () => {
  it.each(hostile)('gives back what was put into it: %s', (_, text) => {
    const back = read(fileOf({ description: text, location: text }));
    expect(back).toMatchObject({ description: text, location: text });
    expect(back.url).toBe('https://foreshore.example/booking/1.2.x-_y');
  });

  it.each([
    'Seán O’Brien',
    "Anne-Marie d'Arcy",
    'Visitor, Ann',
    'J. R. Smith',
    'שרה כהן',
    'محمد علي',
    '山田 太郎',
  ])('names the guest %s', (name) => {
    expect(read(fileOf({ name })).name).toBe(name);
  });

  it.each([
    ...hostile.filter(([kind]) => kind !== 'right to left'),
    ['a link', 'evil.example'],
    ['parameters', 'Ann";ROLE=CHAIR:x'],
    ['a flood', 'a'.repeat(100)],
  ])('names nobody by %s', (_, name) => {
    expect([undefined, ann.email]).toContain(read(fileOf({ name })).name);
  });

  it.each(hostile)('folds its lines at 75 octets and within no character: %s', (_, text) => {
    const file = fileOf({ description: text, location: text, name: text });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });
});
