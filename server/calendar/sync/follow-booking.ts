import { isKept, phaseOf } from '#domain/booking/lifecycle.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { isErased } from '#server/bookings/booking.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import { backOffMs, type GoogleProblem } from '#server/calendar/google/errors.ts';
import { clockDoubtMs, clockDoubtReason, isClockInDoubt } from '#server/db/clock-standing.ts';
import { settleDead } from '#server/outbox/settled.ts';
import { type Delivery, PermanentFailure, TryLater } from '#server/ports/outbox.ts';
import { createFor } from './create-event.ts';
import { type DatedBooking, type EventLink, isOurText, loadDatedBooking, loadLink } from './event-links.ts';
import { type EventText, eventText } from './event-text.ts';
import { followMeet } from './follow-meet.ts';
import type { OpenAccess } from './open-access.ts';
import { serially } from './serially.ts';
import { tellRefused } from './tell-refused.tsx';
import { changeFor, removeFor } from './write-event.ts';

/** What is asked of the calendar next, so that it agrees with the booking. */
type Step =
  | { kind: 'none' }
  | { kind: 'create'; dated: DatedBooking; text: EventText; link: EventLink | undefined }
  | { kind: 'change'; dated: DatedBooking; text: EventText; link: EventLink }
  | { kind: 'delete'; link: EventLink };

const mostSteps = 8;
const waitForOwnerMs = 15 * minuteMs;

/**
 * Brings the calendar in line with one booking as it stands now: creates, moves, rewords or deletes its event.
 * Harmless when repeated, so entries may come twice and in any order; after each call the booking is read again.
 * @throws TryLater while Google cannot be reached or the owner must reconnect, PermanentFailure when it refuses for good
 */
export function followBooking(
  services: CalendarServices,
  { payload, attempt }: Pick<Delivery<{ bookingId: string }>, 'payload' | 'attempt'>,
): Promise<void> {
  const { bookingId } = payload;
  return serially(bookingId, async () => {
    for (let done = 0; done < mostSteps; done += 1) {
      const access = await services.calendar.access();
      if (access.kind === 'none') return;
      const queries = services.db.query;
      const dated = await loadDatedBooking(queries, bookingId);
      const link = await loadLink(queries, bookingId);
      const text = dated && eventText(services, dated.booking);
      const now = services.clock.now();
      const step = nextStep(now, link, dated && text && { dated, text });
      const isOver = dated !== undefined && phaseOf(dated.booking, now) === 'over';
      if (step.kind === 'none' && isOver && (await isClockInDoubt(services))) {
        throw new TryLater('clock-in-doubt', clockDoubtMs, clockDoubtReason);
      }
      if (access.kind === 'lost') {
        if (step.kind === 'none') return;
        throw new TryLater('calendar-lost', waitForOwnerMs, 'The calendar must be reconnected by the owner.');
      }
      if (step.kind === 'none') {
        // Calendar and booking agree: what Google refused before is settled with that.
        await settleDead(queries, { kind: 'booking-changed', subject: bookingSubject(bookingId) });
        return followMeet(services, access, dated, link);
      }
      const problem = await take(services, access, step);
      if (problem) throw await afterProblem(services, access, { problem, attempt, dated });
    }
    throw new TryLater('calendar-changing', minuteMs, 'The booking and its calendar entry keep changing.');
  });
}

function nextStep(
  now: number,
  link: EventLink | undefined,
  wanted: { dated: DatedBooking; text: EventText } | undefined,
): Step {
  const there = link && link.state !== 'deleted' ? link : null;
  if (!wanted || !isKept(wanted.dated.booking) || isErased(wanted.dated.booking))
    return there ? { kind: 'delete', link: there } : { kind: 'none' };
  const { startsAt, endsAt } = wanted.dated.booking;
  // A call that is over gets no new event and no more invitations.
  if (phaseOf(wanted.dated.booking, now) === 'over') return { kind: 'none' };
  if (there?.state !== 'present') return { kind: 'create', ...wanted, link };
  const sameText = !isOurText(there) || there.text_hash === wanted.text.hash;
  const agrees = there.starts_at === startsAt && there.ends_at === endsAt && sameText;
  return agrees ? { kind: 'none' } : { kind: 'change', ...wanted, link: there };
}

function take(
  services: CalendarServices,
  access: OpenAccess,
  step: Exclude<Step, { kind: 'none' }>,
): Promise<GoogleProblem | null> {
  if (step.kind === 'delete') return removeFor(services, access, step.link);
  return step.kind === 'create' ? createFor(services, access, step) : changeFor(services, access, step);
}

/** Remembers the problem and says how to go on: a refusal for good ends the entry, anything else is tried again. */
async function afterProblem(
  services: CalendarServices,
  { connection }: OpenAccess,
  { problem, attempt, dated }: { problem: GoogleProblem; attempt: number; dated: DatedBooking | undefined },
): Promise<Error> {
  const trouble = await noteProblem(services, connection, problem);
  if (problem.kind === 'permanent' && problem.status === 400) {
    if (dated) await tellRefused(services, dated.booking, 'not-written');
    return new PermanentFailure(`Google refused the calendar entry (${problem.reason}).`);
  }
  const delay =
    problem.kind === 'retryable' ? backOffMs(attempt, Math.random, problem.retryAfterMs) : waitForOwnerMs;
  const reason = `The calendar entry could not be written yet (${trouble}).`;
  return new TryLater('calendar-unwritten', delay, reason);
}
