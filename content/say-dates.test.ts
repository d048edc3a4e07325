import { afterEach, expect, test } from 'vitest';
import { inForm, type OwnWords, sayFrom } from './say.ts';
import {
  sayDate,
  sayInstantDate,
  sayInstantTime,
  sayLongDate,
  sayMonthDay,
  sayShortDate,
  sayTime,
  sayTimeOnDay,
} from './say-dates.ts';
import './words/all.ts';
import { knownDocuments } from './registry.ts';

const use = (words: OwnWords) => sayFrom(() => words);
afterEach(() => use({}));

const winter = Date.parse('2026-12-02T00:30:00Z');
const all = () => [
  sayDate('2026-11-27'),
  sayShortDate('2026-11-27'),
  sayMonthDay('2026-11-01'),
  sayLongDate('2026-11-02'),
  sayTime('09:30'),
  sayTime('14:05:00'),
  sayInstantDate(winter, 'America/New_York'),
  sayInstantTime(winter, 'Europe/London'),
  sayTimeOnDay({ date: '2026-11-27', time: '00:30:00' }, '2026-11-26'),
  inForm('{count}k', { count: 5, whole: '5,000' }),
];

test('dates and times are written as they ship until another form is chosen', () => {
  use({});
  const shipped = ['Friday, November 27th, 2026', 'Nov 27', 'November 1st', '2 November 2026'];
  const times = ['9:30 AM', '2:05 PM', 'Tuesday, December 1st, 2026', '12:30 AM', 'Fri 12:30 AM', '5k'];
  expect(all()).toEqual([...shipped, ...times]);
  use({
    '{weekday}, {month} {nth}, {year}': '{weekday} {day} {month} {year}',
    '{mon} {day}': '{day} {mon}',
    '{month} {nth}': '{nth} {month}',
    '{day} {month} {year}': '{month} {day}, {year}',
    '{hour}:{minute} {AM}': '{hour}.{minute}{am}',
    '{count}k': '{whole}',
  });
  const chosen = ['Friday 27 November 2026', '27 Nov', '1st November', 'November 2, 2026'];
  const others = ['9.30am', '2.05pm', 'Tuesday 1 December 2026', '12.30am', 'Fri 12.30am', '5,000'];
  expect(all()).toEqual([...chosen, ...others]);
  expect([sayDate('soon'), sayTime('noon'), sayTimeOnDay({ date: 'soon', time: 'noon' }, 'then')]).toEqual([
    'soon',
    'noon',
    'soon noon',
  ]);
});

test('each form is chosen by an example of it, names nothing that dates and times do not have, and no other one is taken', () => {
  const document = knownDocuments.get('words/writing');
  const chosen = (facts: object) => document?.schema.safeParse({ ...document.defaults, ...facts }).success;
  expect(chosen({ time: '{hours}:{minute}', day: '{weekday} {nth} {month} {year}' })).toBe(true);
  expect(chosen({ time: '{time}' })).toBe(false);
  // What was saved before a form existed has the one that ships.
  expect(document?.schema.parse({})).toEqual(document?.defaults);
});
