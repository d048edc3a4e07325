import { expect, it } from 'vitest';
import type { Booking, WidgetAction } from './booking-action.ts';
import { nextBooking } from './booking-machine.ts';

const slot = (start: string, available: boolean) => ({ start, end: `${start.slice(0, 3)}30`, available });
const [early, late] = [slot('09:00', true), slot('10:00', true)];
const date = '2026-11-24';
const booked = { status: 'confirmed', dateText: 'Tuesday', timeText: '9:00 AM', startsAt: 1 } as const;
const refusal = { message: 'Please check.', fields: { email: 'Email is required' } };
const noAnswer = { message: null, fields: {}, failed: false };
const held = { state: 'held', until: 5 } as const;

const fresh: Booking = {
  words: { full: 'No times left', closed: 'Closed. Please write.' },
  rules: { noticeMinutes: 60, hostZone: 'Europe/London' },
  date: null,
  pressedDate: null,
  pressedTime: null,
  time: null,
  missed: null,
  slots: [],
  mode: 'live',
  now: 0,
  loading: false,
  hold: { state: 'none' },
  showDetails: false,
  live: true,
  sending: false,
  fields: {},
  message: null,
  failed: false,
  booked: null,
  announcement: '',
  focus: null,
};
const loading: Booking = { ...fresh, date, loading: true };
const onDay: Booking = { ...fresh, date, slots: [early, late] };
const chosen: Booking = { ...onDay, time: '09:00', showDetails: true, hold: held };
const sending: Booking = { ...chosen, sending: true };
const answered: Booking = { ...chosen, ...refusal, failed: true, missed: 'time' };
const loaded = (slots: Booking['slots'], of = date, time: string | null = null) =>
  ({ type: 'day-loaded', date: of, slots, mode: 'live', now: 1, time }) as const;
const closed: Partial<Booking> = {
  slots: [],
  mode: 'closed',
  hold: { state: 'none' },
  announcement: 'Closed. Please write.',
  focus: { on: 'closed-title' },
};

/** A state, an action, and the changes it makes; everything else stays. */
const table: [string, Booking, WidgetAction, Partial<Booking>][] = [
  ['scripts run', { ...fresh, live: false }, { type: 'hydrated' }, { live: true }],
  [
    'a date is pressed before its times are asked for',
    answered,
    { type: 'date-pressed', date: '2026-11-25' },
    { pressedDate: '2026-11-25' },
  ],
  [
    'another date takes time, hold, answer and note away',
    { ...answered, pressedDate: '2026-11-25' },
    { type: 'date-chosen', date: '2026-11-25' },
    {
      date: '2026-11-25',
      pressedDate: null,
      time: null,
      missed: null,
      showDetails: false,
      loading: true,
      hold: { state: 'none' },
      ...noAnswer,
    },
  ],
  [
    'its times arrive',
    loading,
    loaded([early, slot('11:00', false)]),
    {
      loading: false,
      now: 1,
      slots: [early, { ...slot('11:00', false), why: 'booked' }],
      announcement: 'Tuesday, November 24th, 2026: 1 free time',
      focus: { on: 'times-title' },
    },
  ],
  [
    'several are counted',
    loading,
    loaded([early, late]),
    {
      loading: false,
      now: 1,
      slots: [early, late],
      announcement: 'Tuesday, November 24th, 2026: 2 free times',
      focus: { on: 'times-title' },
    },
  ],
  [
    'a full day says so',
    loading,
    loaded([slot('11:00', false)]),
    {
      loading: false,
      now: 1,
      slots: [{ ...slot('11:00', false), why: 'booked' }],
      announcement: 'Tuesday, November 24th, 2026: No times left',
      focus: { on: 'times-title' },
    },
  ],
  [
    'Forward led to one of them',
    loading,
    loaded([early, late], date, '10:00'),
    {
      loading: false,
      now: 1,
      slots: [early, late],
      time: '10:00',
      showDetails: true,
      announcement: 'Tuesday, November 24th, 2026: 2 free times',
      focus: { on: 'details-title' },
    },
  ],
  [
    'Forward led to one that is taken by now',
    loading,
    loaded([early, slot('11:00', false)], date, '11:00'),
    {
      loading: false,
      now: 1,
      slots: [early, { ...slot('11:00', false), why: 'booked' }],
      missed: 'time',
      announcement: 'Tuesday, November 24th, 2026: 1 free time',
      focus: { on: 'times-title' },
    },
  ],
  ['the times of a date chosen before come too late', loading, loaded([late], '2026-11-23'), {}],
  ['so do those that nobody waits for any more', onDay, loaded([late]), {}],
  [
    'the owner has closed meanwhile',
    loading,
    { type: 'day-loaded', date, slots: [early], mode: 'closed', now: 1 },
    { loading: false, ...closed },
  ],
  [
    'a time is pressed before it asks for the details',
    { ...onDay, missed: 'time', ...refusal },
    { type: 'time-pressed', time: '10:00' },
    { pressedTime: '10:00' },
  ],
  [
    'a time asks for the details',
    { ...onDay, pressedTime: '10:00', missed: 'time', ...refusal },
    { type: 'time-chosen', time: '10:00' },
    {
      time: '10:00',
      pressedTime: null,
      missed: null,
      showDetails: true,
      ...noAnswer,
      focus: { on: 'details-title' },
    },
  ],
  ['it is held', { ...chosen, hold: { state: 'none' } }, { type: 'held', until: 5 }, { hold: held }],
  ['the hold ends', chosen, { type: 'hold-over' }, { hold: { state: 'over' } }],
  ['a hold that was given back does not end', onDay, { type: 'hold-over' }, {}],
  ['it could not be held', chosen, { type: 'hold-refused' }, { hold: { state: 'none' } }],
  [
    'back to the times',
    answered,
    { type: 'went-back' },
    {
      time: null,
      missed: null,
      showDetails: false,
      hold: { state: 'none' },
      ...noAnswer,
      focus: { on: 'times-title' },
    },
  ],
  [
    'back to the dates',
    chosen,
    { type: 'went-back', to: 'dates' },
    {
      date: null,
      slots: [],
      time: null,
      showDetails: false,
      hold: { state: 'none' },
      focus: { on: 'dates-title' },
    },
  ],
  [
    'somebody else was faster, while the form was on its way',
    sending,
    { type: 'taken', message: 'Taken.', slots: [late] },
    {
      sending: false,
      time: null,
      slots: [late],
      message: 'Taken.',
      hold: { state: 'none' },
      focus: { on: 'booking-message' },
    },
  ],
  ['the owner has closed before it arrived', sending, { type: 'closed' }, { sending: false, ...closed }],
  ['sending clears the last answer', answered, { type: 'submitted' }, { sending: true, ...noAnswer }],
  [
    'booked, and the hold used up',
    sending,
    { type: 'booked', booked },
    { sending: false, hold: { state: 'none' }, booked },
  ],
  [
    'refused beside the fields, the time still held',
    sending,
    { type: 'refused', ...refusal },
    { sending: false, ...refusal, focus: { on: 'error' } },
  ],
  [
    'neither booked nor asked for: what else can be done is brought up',
    sending,
    { type: 'failed' },
    { sending: false, failed: true, focus: { on: 'booking-message' } },
  ],
];

it.each(table)('%s', (_, state, event, difference) => {
  expect(nextBooking(state, event)).toEqual({ ...state, ...difference });
});

it('moves the focus anew each time, even to the same place', () => {
  const refused = { type: 'refused', ...refusal } as const;
  const once = nextBooking(sending, refused);
  expect(nextBooking(nextBooking(once, { type: 'submitted' }), refused).focus).not.toBe(once.focus);
});
