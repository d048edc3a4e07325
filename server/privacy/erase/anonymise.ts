import { agencyZone } from '#domain/booking/agency-zone.ts';
import { openStatuses } from '#domain/booking/lifecycle.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { calendarChange } from '#server/bookings/calendar-change.ts';
import { dataRequestSubject } from '#server/data-requests/data-request.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonRecords } from './find-person.ts';

const nobody = 'Erased person';

/**
 * Takes the person out of calls. Their times stay, since the diary shows when somebody was seen; so says the note. A call
 * ahead that was booked amid the erasure is left: the next run calls it off first, or it would stand there as nobody's.
 */
export async function anonymiseBookings(
  services: Services,
  bookings: PersonRecords['bookings'],
): Promise<void> {
  const now = services.clock.now();
  const notes = `Made anonymous on ${today(now)} because this person asked for erasure. Only the time and how the call ended are kept, for the diary.`;
  for (const { id, sequence } of bookings) {
    await services.db.query.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('bookings')
        .set({
          ...{ name: nobody, email: '', phone: '', company: '', message: '', cancel_reason: '', notes },
          ...{
            attribution: null,
            source: '',
            ...{ came_source: '', came_campaign: '', came_landing: '' },
            visitor_zone: null,
            lead_id: null,
            person_id: null,
            idempotency_key: null,
            move_key: null,
          },
          ...{ request_hash: '', mailbox_key: '', network_hash: '', reasons: '[]', doubted: 0 },
          sequence: sequence + 1,
          updated_at: now,
        })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('status', 'not in', openStatuses), eb('starts_at', '<=', now)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      // The calendar follows: an event without its person is deleted.
      await enqueue(trx, now, [calendarChange({ id, sequence: sequence + 1 }, 'ended')]);
    });
  }
  if (bookings.length > 0) services.wakeOutbox();
}

/** What was asked and when it was answered is kept to show that it was; an open request counts as done with this. */
export async function anonymiseDataRequests(
  services: Services,
  requests: PersonRecords['dataRequests'],
): Promise<void> {
  const now = services.clock.now();
  for (const { id, answered_on, outcome } of requests) {
    await services.db.query.transaction().execute(async (trx) => {
      await trx
        .updateTable('data_requests')
        .set({
          ...{
            name: nobody,
            email: '',
            email_key: '',
            about: '',
            message: '',
            request_key: null,
            reasons: '[]',
          },
          note: `The person’s data was erased on ${today(now)}.`,
          status: 'answered',
          answered_on: answered_on ?? wallClock(now, agencyZone).date,
          outcome: outcome ?? 'done',
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
      await withdraw(trx, { kind: 'data-request-reminder', subject: dataRequestSubject(id) });
    });
  }
}

const today = (now: number) => formatLongDate(wallClock(now, agencyZone).date);
