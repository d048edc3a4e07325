import { chosenStartSchema } from '#domain/booking/schema.ts';
import { shownSchema } from '#domain/booking/shown.ts';
import type { Staff } from '#server/auth/staff.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { changeBooking } from './change.ts';
import { confirmedEntries } from './entries.ts';
import { mailContext } from './mails/entry.ts';
import { bookingOfLink } from './manage-link.ts';
import { moveBooking } from './move.ts';
import { ownersMessage } from './owners-message.ts';

/**
 * Moves a call for the visitor who holds its link: the new time is taken and the old one freed in one step, and
 * the old link is refused from then on. When bookings need the owner's yes, the moved one is a request again.
 * @param input unchecked: `selectedDate`, `selectedTime`, `moveKey` naming the form, perhaps `holdToken` and what it showed
 * @throws DomainError not-found or gone for the link; invalid or conflict as `book`
 */
export async function rescheduleByLink(
  services: Services,
  token: string,
  input: Record<string, string>,
): Promise<Booking> {
  const { moveKey = '', holdToken } = input;
  const repeated = moveKey && (await movedBy(services, token, moveKey));
  if (repeated) return repeated;
  const opened = await bookingOfLink(services, token);
  const { id } = opened;
  const booking = await moveBooking(services, id, chosenStart(input), {
    by: 'visitor',
    opened,
    moveKey,
    shown: shownSchema.parse(input),
    ...(holdToken ? { holdToken } : {}),
  });
  services.log.info('booking-moved', { id, by: 'visitor' });
  return booking;
}

/**
 * Moves a call for the agency; staff need no notice and may look further ahead. A request that staff move is
 * confirmed at the new time. The visitor is told which of the two it was, with a message if one is given.
 * @param input unchecked: `selectedDate`, `selectedTime`, perhaps `message` and what the page had `seen`
 * @throws DomainError not-found, invalid, or conflict
 */
export async function rescheduleBooking(
  services: Services,
  staff: Staff,
  id: string,
  input: Record<string, string>,
): Promise<Booking> {
  const message = ownersMessage(input.message);
  const mover = { by: 'staff', staff, message, seen: input.seen } as const;
  const booking = await moveBooking(services, id, chosenStart(input), mover);
  services.log.info('booking-moved', { id, by: staff.id });
  return booking;
}

/**
 * Moves a call after its event in the owner's calendar, without asking rules that the owner may break; the visitor
 * is told. @throws DomainError not-found, or conflict: another call stands there, or this one is over or called off
 */
export async function rescheduleByCalendar(
  services: Services,
  id: string,
  to: { startAt: number; endAt: number },
): Promise<void> {
  await changeBooking(services, id, { action: 'move', by: 'calendar' }, async ({ trx, booking }) => {
    const { zone } = await loadRules(trx);
    const policy = await loadPolicy(trx);
    return {
      values: {
        starts_at: to.startAt,
        ends_at: to.endAt,
        link_version: booking.linkVersion + 1,
        move_key: null,
      },
      entries: async (moved) => {
        const context = await mailContext({ services, booking: moved, zone }, trx);
        return confirmedEntries(context, 'moved', policy);
      },
    };
  });
  services.log.info('booking-moved', { id, by: 'calendar' });
}

function chosenStart(input: Record<string, string>) {
  const parsed = chosenStartSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error, 'Please select a date and a time');
  return { date: parsed.data.selectedDate, time: parsed.data.selectedTime };
}

/** The booking that this very form has already moved; its link is the old one by now. */
async function movedBy(services: Services, token: string, moveKey: string): Promise<Booking | null> {
  const [id = '', version = ''] = token.split('.');
  const row = await services.db.query
    .selectFrom('bookings')
    .select(['move_key', 'link_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.move_key !== moveKey || row.link_version !== Number(version) + 1) return null;
  return bookingOfLink(services, token, { versionsBack: 1 });
}
