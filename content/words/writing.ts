import { defineWords } from './define-words.ts';

/**
 * How dates, times and figures are written for visitors. Names of days and months are those of the language; what
 * code calls a form is the one that ships, which `say-dates.ts` and pages name.
 */
defineWords(
  'content/words/writing.ts',
  {
    plain: {
      metres: '{height} m',
      kilobytes: '{size} KB',
      megabytes: '{size} MB',
    },
    composed: {},
  },
  {},
  {
    day: 'On booking pages, in emails and wherever a call has its date.',
    short: 'On the buttons of the days that can be booked.',
    monthDay: 'The last day of the summer offer, where its year is clear.',
    date: 'In notes, legal pages and the summer offer.',
    time: 'Of calls. The tide keeps the 24 hours of tide tables.',
    thousands: 'At the edge of the drawn report on the home page.',
    metres: 'The tide, at the foot of each page.',
    kilobytes: 'Beside a file that somebody attaches.',
    megabytes: 'Beside a larger one.',
  },
  {
    day: {
      title: 'A day with its weekday',
      forms: {
        '{weekday}, {month} {nth}, {year}': 'Friday, November 27th, 2026',
        '{weekday} {day} {month} {year}': 'Friday 27 November 2026',
        '{weekday}, {day} {month} {year}': 'Friday, 27 November 2026',
        '{weekday} {nth} {month} {year}': 'Friday 27th November 2026',
      },
    },
    short: {
      title: 'A day on its button',
      forms: { '{mon} {day}': 'Nov 27', '{day} {mon}': '27 Nov' },
    },
    monthDay: {
      title: 'A day without its year',
      forms: {
        '{month} {nth}': 'November 27th',
        '{day} {month}': '27 November',
        '{nth} {month}': '27th November',
      },
    },
    date: {
      title: 'A date',
      forms: {
        '{day} {month} {year}': '27 November 2026',
        '{nth} {month} {year}': '27th November 2026',
        '{month} {day}, {year}': 'November 27, 2026',
      },
    },
    time: {
      title: 'A time',
      forms: {
        '{hour}:{minute} {AM}': '9:30 AM',
        '{hour}:{minute} {am}': '9:30 am',
        '{hour}.{minute}{am}': '9.30am',
        '{hours}:{minute}': '09:30',
      },
    },
    thousands: {
      title: 'Thousands of pounds in a drawing',
      forms: { '{count}k': '£5k', '{whole}': '£5,000' },
    },
  },
);
