import { describe, expect, test } from 'vitest';
import {
  type Actor,
  allowed,
  type BookingAction,
  type BookingStatus,
  bookingStatuses,
  closedStatuses,
  isCalledOff,
  isConfirmed,
  isKept,
  isOpen,
  isRequest,
  keptStatuses,
  openStatuses,
  type Phase,
  phaseOf,
  type Standing,
  standingOf,
} from './lifecycle.ts';
import { isAlready, refusalOf } from './refusal.ts';

const [startsAt, endsAt] = [1_000, 2_000];
const instants: Record<Phase, number> = { ahead: startsAt - 1, running: startsAt, over: endsAt };
const phases = Object.keys(instants) as Phase[];
const booking = (status: BookingStatus) => ({ status, startsAt, endsAt });

/** What visitor | staff | calendar may do. */
const mayDo: Record<BookingStatus, Record<Phase, string>> = {
  requested: {
    ahead: 'move cancel number | confirm move decline note |',
    running: ' | move decline note |',
    over: ' | move decline note |',
  },
  confirmed: {
    ahead: 'move cancel number | move cancel note | move cancel',
    running: 'number | cancel done no-show note | move cancel',
    over: ' | done no-show note |',
  },
  done: { ahead: ' | unmark note |', running: ' | unmark note |', over: ' | unmark note |' },
  'no-show': { ahead: ' | unmark note |', running: ' | unmark note |', over: ' | unmark note |' },
  cancelled: { ahead: ' | note |', running: ' | note |', over: ' | note |' },
  declined: { ahead: ' | note |', running: ' | note |', over: ' | note |' },
};

const standings: Record<BookingStatus, Record<Phase, Standing>> = {
  requested: { ahead: 'requested', running: 'lapsed', over: 'lapsed' },
  confirmed: { ahead: 'confirmed', running: 'begun', over: 'over' },
  done: { ahead: 'over', running: 'over', over: 'over' },
  'no-show': { ahead: 'over', running: 'over', over: 'over' },
  cancelled: { ahead: 'cancelled', running: 'cancelled', over: 'cancelled' },
  declined: { ahead: 'declined', running: 'declined', over: 'declined' },
};

const actions: BookingAction[] = [
  'confirm',
  'decline',
  'move',
  'cancel',
  'number',
  'done',
  'no-show',
  'unmark',
  'note',
];
const actors: Actor[] = ['visitor', 'staff', 'calendar'];

test('a call begins with its first and is over with its last millisecond', () => {
  const at = (now: number) => phaseOf({ startsAt, endsAt }, now);
  expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map(at)).toEqual([
    'ahead',
    'running',
    'running',
    'over',
  ]);
});

describe.each(bookingStatuses)('a booking that is %s', (status) => {
  test.each(phases)('while its time is %s', (phase) => {
    const now = instants[phase];
    const may = actors.map((by) => allowed(booking(status), now, by).join(' '));
    expect(may).toEqual(mayDo[status][phase].split('|').map((one) => one.trim()));
    expect(standingOf(booking(status), now)).toBe(standings[status][phase]);
  });

  test('gives a sentence for whatever is not allowed, and for nothing else', () => {
    for (const now of Object.values(instants))
      for (const by of actors)
        for (const action of actions) {
          const refusal = refusalOf(booking(status), now, by, action);
          if (allowed(booking(status), now, by).includes(action)) expect(refusal).toBeNull();
          else expect(refusal).toMatch(/^[A-Z].*[a-z]\.$/);
        }
  });
});

test('what is done already, and done again changes nothing', () => {
  const already = Object.fromEntries(
    bookingStatuses.map((status) => [
      status,
      actions.filter((action) => isAlready({ status }, action)).join(' '),
    ]),
  );
  expect(already).toEqual({
    requested: '',
    confirmed: 'confirm unmark',
    done: 'done',
    'no-show': 'no-show',
    cancelled: 'cancel',
    declined: 'decline cancel',
  });
});

test('every status is open or closed, and the questions about one status agree with the lists', () => {
  expect([...openStatuses, ...closedStatuses].sort()).toEqual([...bookingStatuses].sort());
  const those = (holds: (booking: { status: BookingStatus }) => boolean) =>
    bookingStatuses.filter((status) => holds({ status }));
  expect(those(isOpen)).toEqual(openStatuses);
  expect(those(isKept)).toEqual(keptStatuses);
  expect(those(isRequest)).toEqual(['requested']);
  expect(those(isConfirmed)).toEqual(['confirmed']);
  expect(those(isCalledOff)).toEqual(['cancelled', 'declined']);
});
