import { dayMs } from '#domain/format/durations.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { type OutboxEntry, PermanentFailure } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import type { EndpointRow } from './endpoint.ts';

/** So long may an endpoint fail before nothing more is tried, as with chats. */
const patienceMs = 2 * dayMs;
/** And so often the event in hand: its last one may have been days ago. */
const fewestAttempts = 6;

/** What owners are written of an endpoint that was switched off: `key` is the same for the same event. */
export type SwitchedOffMails = (
  services: Services,
  about: { id: string; name: string; why: string; key: string },
) => Promise<OutboxEntry[]>;

/** Notes that an endpoint took something. */
export async function noteTaken({ db, clock }: Services, id: string): Promise<void> {
  await db.query
    .updateTable('webhook_endpoints')
    .set({ last_sent_at: clock.now(), failing_since: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that an endpoint took nothing. One that is gone, or has failed for two days, is switched off, and owners hear of it. */
export async function noteFailure(
  services: Services,
  endpoint: EndpointRow,
  { error, attempt }: { error: unknown; attempt: number },
  mails: SwitchedOffMails,
): Promise<void> {
  const now = services.clock.now();
  const gone = error instanceof PermanentFailure;
  const since = endpoint.failing_since ?? now;
  if (!gone && (now - since < patienceMs || attempt < fewestAttempts)) {
    await services.db.query
      .updateTable('webhook_endpoints')
      .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(since)) }))
      .where('id', '=', endpoint.id)
      .execute();
    return;
  }
  const why = error instanceof Error ? error.message : 'unknown';
  const key = `webhook-off:${endpoint.id}:${now}`;
  const entries = await mails(services, { id: endpoint.id, name: endpoint.name, why, key });
  await services.db.query.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_endpoints')
      .set({ off_at: now, off_because: gone ? 'gone' : 'failing', failing_since: since })
      .where('id', '=', endpoint.id)
      .where('off_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await enqueue(trx, now, entries);
  });
  services.wakeOutbox();
  services.log.warn('webhook-switched-off', { id: endpoint.id, gone });
}
