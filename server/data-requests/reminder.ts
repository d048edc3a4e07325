import { agencyZone } from '#domain/booking/agency-zone.ts';
import { reminderOn } from '#domain/data-requests/due.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { DataRequestReminder } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { dataRequestSubject } from './data-request.ts';
import { reminderMail } from './emails.tsx';
import { findDataRequest } from './find.ts';

/** In the morning of its day, in the agency's zone. */
const reminderTime = '08:00';

/** What reminds the agency before the last day of a request, once. */
export const reminderOf = (id: string, dueOn: string): OutboxEntry => ({
  kind: 'data-request-reminder',
  dedupeKey: `${dataRequestSubject(id)}:reminder`,
  subject: dataRequestSubject(id),
  payload: { requestId: id },
  notBefore: zonedInstant(reminderOn(dueOn), reminderTime, agencyZone),
});

/** Outbox handler: tells the agency that the last day of a request comes near, if it is still open. */
export async function remindOfDataRequest(
  services: Services,
  { requestId }: DataRequestReminder,
): Promise<void> {
  const request = await findDataRequest(services, requestId);
  if (request?.status !== 'open') return;
  await enqueue(services.db.query, services.clock.now(), [await reminderMail(services, request)]);
  services.wakeOutbox();
}
