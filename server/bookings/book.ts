import { createHash } from 'node:crypto';
import { isOnRequest } from '#domain/booking/mode.ts';
import { missingFields, requiredMessage } from '#domain/booking/required.ts';
import { type BookingRequest, bookingSchema } from '#domain/booking/schema.ts';
import type { Verdict } from '#domain/leads/abuse.ts';
import type { Asker } from '#server/availability/day-slots.ts';
import { bookingMode, readDiary } from '#server/availability/diary.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { inLane } from '#server/db/in-lane.ts';
import { leadOfRef } from '#server/leads/lead-ref.ts';
import type { Services } from '#server/ports/services.ts';
import { asShown } from './as-shown.ts';
import type { Booking } from './booking.ts';
import { claimable, type WantedStart } from './claim.ts';
import { networkHashOf, type Sender, weighCrowd } from './crowd.ts';
import { confirmedEntries, requestedEntries } from './entries.ts';
import { releaseHold } from './hold.ts';
import { judgeBooking } from './judge.ts';
import { mailContext } from './mails/entry.ts';
import { insertBooking, newBooking } from './new-booking.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { findRepeat } from './repeat.ts';
import { talkOfNew } from './talk.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Books a discovery call: claims the slot, stores the booking and what follows from it in one transaction. It is
 * stored as requested, and said to be, when the calendars cannot be read or the owner confirms each call.
 * The same idempotency key with the same request gives the same booking again.
 * What looks odd (`judge.ts`, `crowd.ts`) is stored as requested too, with the reasons, and blocks no time.
 * @param input unchecked, as sent
 * @throws DomainError invalid (field messages), conflict when the sender has too many calls, with `details.slots`, the
 * fresh slots of that date, or with `details.terms` when the form had told something else than holds now
 */
export async function book(services: Services, input: unknown, sender = unknownSender): Promise<Booking> {
  const parsed = bookingSchema.safeParse(input);
  if (!parsed.success)
    throw DomainError.fromZod(parsed.error, isIncomplete(input) ? requiredMessage : undefined);
  const verdict = judgeBooking(services, parsed.data, input);
  return inLane(services.db, 'booking', () => claimOnce(services, { request: parsed.data, verdict, sender }));
}

/** Of programs of our own, which no network limits. */
const unknownSender: Sender = { clientAddress: '' };

type Sent = { request: BookingRequest; verdict: Verdict; sender: Sender };

const isIncomplete = (input: unknown) =>
  Object.keys(missingFields((input ?? {}) as Record<string, unknown>)).length > 0;

async function claimOnce(services: Services, sent: Sent): Promise<Booking> {
  const { request } = sent;
  const requestHash = hashOf(request);
  const findEarlier = (queries: Queries) => findRepeat(queries, request.idempotencyKey, requestHash);
  const earlier = await findEarlier(services.db.query);
  if (earlier) return earlier;
  try {
    return await claim(services, sent, requestHash, findEarlier);
  } catch (error) {
    // Lost against a twin of this very request (a double click): then the twin's booking is the answer.
    const twin = await findEarlier(services.db.query);
    if (twin) return twin;
    throw error;
  }
}

async function claim(
  services: Services,
  { request, verdict, sender }: Sent,
  requestHash: string,
  findEarlier: (queries: Queries) => Promise<Booking | null>,
): Promise<Booking> {
  const { selectedDate: date, selectedTime: time, holdToken } = request;
  const wanted: WantedStart = { date, time };
  const asker: Asker = { holdToken };
  const dates = () => [date, date] as const;
  // What is already known to be taken need not ask the calendars again, nor wait for other bookings.
  const glance = await readDiary(services, { dates });
  asShown(request, glance, 'book');
  await claimable(services.db.query, glance, wanted, { now: services.clock.now(), asker });
  const diary = await readDiary(services, { dates, fresh: true });
  asShown(request, diary, 'book');
  const lead = await leadOfRef(services, request.from ?? null);

  const booking = await oneAtATime(services.db, async (trx) => {
    const twin = await findEarlier(trx);
    if (twin) return twin;
    const now = services.clock.now();
    const slot = await claimable(trx, diary, wanted, { now, asker });
    const call = { startsAt: slot.startAt, endsAt: slot.endAt };
    const { email } = request;
    const odd = verdict.quarantine;
    const crowd = await weighCrowd(services, trx, { email, ...call, sender, diary, doubted: odd });
    const doubted = odd || crowd.length > 0;
    const asks = doubted || isOnRequest(bookingMode(diary));
    const status = asks ? 'requested' : 'confirmed';
    const reasons = [...verdict.reasons, ...crowd];
    const talk = await talkOfNew(trx);
    const made = newBooking(services.randomId(), request, {
      status,
      ...talk,
      ...call,
      reasons,
      doubted,
      now,
    });
    const networkHash = networkHashOf(services, sender);
    await insertBooking(trx, made, { request, requestHash, lead, networkHash });
    if (holdToken) await releaseHold(trx, holdToken, now);
    const context = await mailContext({ services, booking: made, zone: diary.rules.zone }, trx);
    const entries = asks
      ? await requestedEntries(context)
      : await confirmedEntries(context, 'booked', diary.policy);
    await writeEntries(services, trx, made, entries);
    return made;
  });
  services.wakeOutbox();
  services.log.info(`booking-${booking.status}`, { id: booking.id, doubted: booking.doubted });
  return booking;
}

/** Of what was asked for; what only travels with the form does not make another request of it. */
function hashOf(request: BookingRequest): string {
  const { idempotencyKey, holdToken, attribution, from, shownZone, shownMinutes, shownMode, ...asked } =
    request;
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
