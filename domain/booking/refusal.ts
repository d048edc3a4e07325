import {
  type Actor,
  allowed,
  type BookingAction,
  type BookingStatus,
  isCalledOff,
  isConfirmed,
  isRequest,
} from './lifecycle.ts';

type Subject = { status: BookingStatus; startsAt: number; endsAt: number };

/** Whether the action would change nothing, because the booking is already in that state (idempotent). */
export function isAlready(booking: Pick<Subject, 'status'>, action: BookingAction): boolean {
  switch (action) {
    case 'confirm':
    case 'unmark':
      return isConfirmed(booking);
    case 'decline':
      return booking.status === 'declined';
    case 'cancel':
      return isCalledOff(booking);
    case 'done':
    case 'no-show':
      return booking.status === action;
    case 'move':
    case 'number':
    case 'note':
      return false;
  }
}

/** Why an action is refused now, for the person who asked for it; null when it is allowed. */
export function refusalOf(booking: Subject, now: number, by: Actor, action: BookingAction): string | null {
  return allowed(booking, now, by).includes(action) ? null : sentence(booking, by, action);
}

function sentence(booking: Subject, by: Actor, action: BookingAction): string {
  switch (action) {
    case 'confirm':
      return isRequest(booking) ? 'This time has passed.' : 'This is no longer an open request.';
    case 'decline':
      return 'This is no longer an open request.';
    case 'move':
      if (isRequest(booking)) return 'The time asked for has passed. Please book another one.';
      return `This call has ${isConfirmed(booking) ? 'begun' : 'ended'} and can no longer be moved.`;
    case 'cancel':
      if (isRequest(booking) && by === 'staff') return 'This is an open request: decline it instead.';
      return 'This call is over and can no longer be cancelled.';
    case 'number':
      return 'No number is needed for this call any more.';
    case 'done':
    case 'no-show':
      return 'Only a confirmed call that has begun can be marked.';
    case 'unmark':
      return 'There is no mark to take back.';
    case 'note':
      return 'Only staff keep notes.';
  }
}
