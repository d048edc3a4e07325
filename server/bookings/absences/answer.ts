import { isOpen, phaseOf } from '#domain/booking/lifecycle.ts';
import type { Staff } from '#server/auth/staff.ts';
import { findAbsence } from '#server/availability/absences.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import { chooseAgainMail } from '#server/bookings/mails/choose-again.tsx';
import { mailContext } from '#server/bookings/mails/entry.ts';
import { oneAtATime } from '#server/bookings/one-at-a-time.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { type Hit, hitsOf } from './hits.ts';

/** Calls of which one click takes care; those beyond wait for the next one. */
export const mostAtOnce = 60;

/**
 * Asks the visitors of calls in an absence to choose another time, each by one mail with the link of their call. The
 * call stands until they have. Whoever was asked is not asked again, and of a call that looks odd nobody is written to.
 * @param which the id of one call; or of those that a page showed, of which all that are not dealt with are asked
 * @returns how many were asked now
 * @throws DomainError not-found, conflict when there is no such call in the absence any more
 */
export async function askToMove(
  services: Services,
  staff: Staff,
  key: string,
  which: string | readonly string[],
): Promise<number> {
  const isMeant = ({ booking: { id }, answer }: Hit) =>
    typeof which === 'string' ? id === which : answer === null && which.includes(id);
  const hits = (await hitsIn(services, services.db.query, key)).filter(isMeant);
  if (typeof which === 'string' && hits.length === 0) throw gone();
  let asked = 0;
  for (const { booking } of hits.filter(mayBeAsked).slice(0, mostAtOnce)) {
    const written = await oneAtATime(services.db, async (trx) => {
      const hit = (await hitsIn(services, trx, key)).find((one) => one.booking.id === booking.id);
      if (!hit || !mayBeAsked(hit) || hit.answer?.answer === 'asked') return false;
      const now = services.clock.now();
      await note(trx, key, hit, { answer: 'asked', at: now });
      const { zone } = await loadRules(trx);
      const context = await mailContext({ services, booking: hit.booking, zone }, trx);
      await enqueue(trx, now, [await chooseAgainMail(context)]);
      return true;
    });
    if (written) asked += 1;
  }
  services.wakeOutbox();
  services.log.info('asked-to-move', { absence: key, calls: asked, by: staff.id });
  return asked;
}

/** Notes that a call stays at its time although the owner is away. @throws DomainError as `askToMove` */
export async function leaveCall(
  services: Services,
  staff: Staff,
  key: string,
  bookingId: string,
): Promise<void> {
  await oneAtATime(services.db, async (trx) => {
    const hit = (await hitsIn(services, trx, key)).find(({ booking }) => booking.id === bookingId);
    if (!hit) throw gone();
    if (hit.answer === null) await note(trx, key, hit, { answer: 'left', at: services.clock.now() });
  });
  services.log.info('call-left', { absence: key, id: bookingId, by: staff.id });
}

/** Whether its visitor can be written to and can move it by themselves. */
export function mayBeAsked({ booking }: Pick<Hit, 'booking'>): boolean {
  return !booking.doubted && booking.email !== '' && isOpen(booking);
}

async function hitsIn(services: Services, queries: Queries, key: string): Promise<Hit[]> {
  const absence = await findAbsence(queries, key);
  if (!absence) throw gone();
  const { zone } = await loadRules(queries);
  const now = services.clock.now();
  const hits = (await hitsOf(queries, { absences: [absence], zone, now })).get(key) ?? [];
  return hits.filter(({ booking }) => phaseOf(booking, now) === 'ahead');
}

async function note(
  trx: Queries,
  absence: string,
  { booking }: Hit,
  answer: { answer: 'asked' | 'left'; at: number },
): Promise<void> {
  const values = { ...answer, starts_at: booking.startsAt };
  await trx
    .insertInto('absence_answers')
    .values({ booking_id: booking.id, absence, ...values })
    .onConflict((conflict) => conflict.columns(['booking_id', 'absence']).doUpdateSet(values))
    .execute();
}

const gone = () => new DomainError('conflict', 'This call is no longer in that absence.');
