import { enqueue } from '#server/outbox/enqueue.ts';
import type { DataRequestReminder } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { reminderMail } from './emails.tsx';
import { findDataRequest } from './find.ts';

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
