import { say } from '#content/say.ts';
import { isOnRequest } from '#domain/booking/mode.ts';
import { changesSince, type Shown } from '#domain/booking/shown.ts';
import { bookingMode, type Diary } from '#server/availability/diary.ts';
import { DomainError } from '#server/base/errors.ts';

/**
 * Refuses a form that told its visitor something else than holds now, so that nothing is settled in silence.
 * A calendar that has just become unreadable is no change of the owner's: a booking turns into a request then and
 * says so. Only a move would give up a settled time for it.
 * @throws DomainError conflict with `details.terms`, what holds now
 */
export function asShown(shown: Shown, diary: Diary, action: 'book' | 'move'): void {
  if (diary.mode === 'closed') return;
  const { zone, slotMinutes: minutes } = diary.rules;
  const mode = bookingMode(diary);
  const asks = action === 'move' ? isOnRequest(mode) : diary.policy.confirmation === 'owner';
  const changes = changesSince(shown, { zone, minutes, asks });
  if (changes.length === 0) return;
  const message = [opening, ...changes, closing[action]].map((one) => say(one)).join(' ');
  throw new DomainError('conflict', message, { details: { terms: { zone, minutes, mode } } });
}

const opening = 'Something changed while this page was open.';
const closing = {
  book: 'Nothing is booked yet: please look again before you send this.',
  move: 'Your call has not been moved: please look again before you send this.',
};
