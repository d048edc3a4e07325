/**
 * The life of a booking. It begins as `requested` (somebody has to say yes) or `confirmed`, and ends as `done` or
 * `no-show` once its time has come, or as `cancelled` or `declined` before.
 */
export const bookingStatuses = [
  'requested',
  'confirmed',
  'done',
  'no-show',
  'cancelled',
  'declined',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** Requested or confirmed: the call may still take place. */
export const openStatuses = ['requested', 'confirmed'] as const satisfies BookingStatus[];
/** The call occupies its time, now or in the past: it counts towards the daily limit and is in the calendar. */
export const keptStatuses = ['confirmed', 'done', 'no-show'] as const satisfies BookingStatus[];
/** The final states. */
export const closedStatuses = ['done', 'no-show', 'cancelled', 'declined'] as const satisfies BookingStatus[];

type Stated = { status: BookingStatus };
/** Epoch milliseconds; the end no longer belongs to the call. */
type Timed = { startsAt: number; endsAt: number };

const among = (list: readonly BookingStatus[], { status }: Stated) => list.includes(status);

/** The booking waits for the owner’s answer. */
export const isRequest = ({ status }: Stated): boolean => status === 'requested';
/** The booking is confirmed, and nobody has marked how the call went. */
export const isConfirmed = ({ status }: Stated): boolean => status === 'confirmed';
export const isOpen = (booking: Stated): boolean => among(openStatuses, booking);
export const isKept = (booking: Stated): boolean => among(keptStatuses, booking);
/** Cancelled or declined: the call will not take place. */
export const isCalledOff = (booking: Stated): boolean => !isOpen(booking) && !isKept(booking);

export type Phase = 'ahead' | 'running' | 'over';

/** Whether a booking’s time is coming, now or past, in any status. @param now epoch milliseconds */
export function phaseOf({ startsAt, endsAt }: Timed, now: number): Phase {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'over';
}

/** How a booking stands for its visitor; `lapsed`: nobody answered the request before its time came. */
export type Standing =
  | 'requested'
  | 'confirmed'
  | 'begun'
  | 'over'
  | 'lapsed'
  | Extract<BookingStatus, 'cancelled' | 'declined'>;

export function standingOf(booking: Stated & Timed, now: number): Standing {
  const { status } = booking;
  if (status === 'cancelled' || status === 'declined') return status;
  if (status === 'done' || status === 'no-show') return 'over';
  const phase = phaseOf(booking, now);
  if (phase === 'ahead') return status;
  if (status === 'requested') return 'lapsed';
  return phase === 'running' ? 'begun' : 'over';
}

/** `calendar`: the owner, by changing the event in the connected calendar. */
export type Actor = 'visitor' | 'staff' | 'calendar';

/**
 * `number`: the visitor says which number to ring. `done` and `no-show` say how the call went, `unmark` takes that
 * back; `note` is the owner's own.
 */
export type BookingAction =
  | 'confirm'
  | 'decline'
  | 'move'
  | 'cancel'
  | 'number'
  | 'done'
  | 'no-show'
  | 'unmark'
  | 'note';

type ByPhase = Partial<Record<Phase, readonly BookingAction[]>>;
const always = (...actions: BookingAction[]): ByPhase => ({
  ahead: actions,
  running: actions,
  over: actions,
});

const actions: Record<Actor, Partial<Record<BookingStatus, ByPhase>>> = {
  visitor: {
    requested: { ahead: ['move', 'cancel', 'number'] },
    confirmed: { ahead: ['move', 'cancel', 'number'], running: ['number'] },
  },
  staff: {
    // A request whose time has passed can still be confirmed at another time.
    requested: { ...always('move', 'decline', 'note'), ahead: ['confirm', 'move', 'decline', 'note'] },
    confirmed: {
      ahead: ['move', 'cancel', 'note'],
      running: ['cancel', 'done', 'no-show', 'note'],
      over: ['done', 'no-show', 'note'],
    },
    // Allowed in every phase, so that a mark made while the clock was ahead can be undone.
    done: always('unmark', 'note'),
    'no-show': always('unmark', 'note'),
    cancelled: always('note'),
    declined: always('note'),
  },
  calendar: {
    confirmed: { ahead: ['move', 'cancel'], running: ['move', 'cancel'] },
  },
};

/** What may be done with a booking now, and by whom. @param now epoch milliseconds */
export function allowed(booking: Stated & Timed, now: number, by: Actor): readonly BookingAction[] {
  return actions[by][booking.status]?.[phaseOf(booking, now)] ?? [];
}
