import { expect, test } from 'vitest';
import type { CalendarSummary } from './calendar-summary.ts';
import { waitingNotes } from './waiting-notes.ts';

const link = { href: '/admin/calendar-setup', label: 'Reconnect Google Calendar' };
const broken: CalendarSummary = { state: 'trouble', word: 'Needs reconnecting', text: '', link };
const well: CalendarSummary = { ...broken, state: 'connected' };
const quiet = {
  requests: 0,
  letters: 0,
  absent: 0,
  undelivered: 0,
  texts: 0,
  goOut: [],
  refused: null,
  calendar: well,
  owner: true,
};

test('what is well is not told, and only an owner is led to the calendar', () => {
  expect(waitingNotes(quiet)).toEqual([]);
  expect(waitingNotes({ ...quiet, calendar: broken, owner: false })).toEqual([]);
  expect(
    waitingNotes({
      requests: 2,
      letters: 1,
      absent: 2,
      undelivered: 1,
      texts: 2,
      refused: 'Monday 23 November 2026, 9:00 AM',
      goOut: ['10:00 AM', '6:50 PM'],
      calendar: broken,
      owner: true,
    }),
  ).toEqual([
    { to: '/admin/bookings', words: '2 calls wait to be confirmed' },
    { to: '/admin/blocked-dates', words: '2 calls are at times when you are away' },
    { to: '/admin/inbox', words: '1 letter waits to be sorted' },
    { to: '/admin/mail?show=failing', words: '1 message was not delivered' },
    { to: '/admin/content/publish', words: '2 texts wait to be published' },
    {
      to: '/admin/content/releases',
      words: 'A change of the website did not go out on Monday 23 November 2026, 9:00 AM',
    },
    {
      to: '/admin/content/releases',
      words: 'The website changes automatically today, at 10:00 AM and 6:50 PM',
    },
    { to: '/admin/calendar-setup', words: 'Google Calendar: needs reconnecting' },
  ]);
});
