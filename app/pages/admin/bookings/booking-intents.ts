import type { CurrentStaff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { markBooking, saveNotes } from '#server/bookings/mark.ts';
import { requeueBooking } from '#server/calendar/sync/requeue.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Services } from '#server/ports/services.ts';

/** What the buttons on a booking's page do, by their `intent`. @throws DomainError as the verbs, or invalid */
export async function runBookingAction(
  services: Services,
  staff: CurrentStaff,
  id: string,
  form: FormData,
): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  switch (intent) {
    case 'confirm':
      return confirmRequest(services, staff, id, text('seen'));
    case 'decline':
      return declineRequest(services, staff, id, text('message'), text('seen'));
    case 'cancel':
      return cancelBooking(services, staff, id, text('message'), text('seen'));
    case 'done':
    case 'no-show':
    case 'unmark':
      return markBooking(services, staff, id, intent, { bookAgain: text('again') === 'yes' });
    case 'notes':
      return saveNotes(services, staff, id, text('notes'), text('seen'));
    case 'resend':
      return resend(services, staff, text('delivery'));
    case 'rewrite':
      return requeueBooking(services, id, `by-staff-${services.randomId()}`);
    default:
      throw new DomainError('invalid', 'There is no such action.');
  }
}
