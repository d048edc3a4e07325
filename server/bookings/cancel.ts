import type { Actor } from '#domain/booking/lifecycle.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { cancellationSchema } from '#domain/booking/schema.ts';
import type { Staff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { changeBooking } from './change.ts';
import { cancelledEntries } from './entries.ts';
import { mailContext } from './mails/entry.ts';
import { bookingOfLink, mustStillOpen } from './manage-link.ts';
import { ownersMessage } from './owners-message.ts';

/**
 * Cancels a call for the agency: frees its slot and tells the visitor, with a message if one is given. Cancelling
 * twice changes nothing.
 * @param seen the call as the page showed it
 * @throws DomainError not-found, or conflict when the call was moved since, is over or only asked for
 */
export async function cancelBooking(
  services: Services,
  staff: Staff,
  id: string,
  message = '',
  seen?: string,
): Promise<void> {
  await cancel(services, id, { by: 'staff', staff, seen, message: ownersMessage(message) });
  services.log.info('booking-cancelled', { id, by: staff.id });
}

/**
 * Cancels a call for the visitor who holds its link. Cancelling twice changes nothing.
 * @param input unchecked: perhaps `reason`, which only the agency is told
 * @throws DomainError invalid, not-found or gone for the link, conflict when the call has begun
 */
export async function cancelByLink(
  services: Services,
  token: string,
  input: Record<string, string> = {},
): Promise<void> {
  const parsed = cancellationSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const opened = await bookingOfLink(services, token);
  await cancel(services, opened.id, { by: 'visitor', message: '', reason: parsed.data.reason, opened });
  services.log.info('booking-cancelled', { id: opened.id, by: 'visitor' });
}

/** Cancels a call whose event the owner has deleted. @throws DomainError conflict when it is over or does not stand */
export async function cancelByCalendar(services: Services, id: string): Promise<void> {
  await cancel(services, id, { by: 'calendar', message: '' });
  services.log.info('booking-cancelled', { id, by: 'calendar' });
}

type Cancellation = {
  by: Actor;
  staff?: Staff;
  seen?: string | undefined;
  message: string;
  reason?: string;
  /** The call as its visitor's link opened it. */
  opened?: Booking;
};

async function cancel(
  services: Services,
  id: string,
  { by, staff, seen, message, reason = '', opened }: Cancellation,
): Promise<void> {
  await changeBooking(
    services,
    id,
    { action: 'cancel', by, seen, ...(staff && { staff }) },
    async ({ trx, booking, now }) => {
      if (opened) mustStillOpen(booking, opened);
      const { zone } = await loadRules(trx);
      const endedBy = by === 'visitor' ? 'visitor' : 'staff';
      const ended = { by: endedBy, message, wasConfirmed: isConfirmed(booking) } as const;
      return {
        values: { status: 'cancelled', cancelled_at: now, ended_by: endedBy, cancel_reason: reason },
        entries: async (cancelled) => {
          const context = await mailContext({ services, booking: cancelled, zone }, trx);
          return cancelledEntries(context, ended);
        },
      };
    },
  );
}
