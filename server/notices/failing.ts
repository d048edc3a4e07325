import { dayMs } from '#domain/format/durations.ts';
import { channelNames } from '#domain/notices/events.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { switchedOffMail } from './mails.tsx';
import { NotTaken } from './send-out.ts';
import { type Way, waySubject } from './way.ts';

/** So long may a place fail before nothing more is tried. */
const patienceMs = 2 * dayMs;

/**
 * Notes that a place took nothing. A device that is gone is forgotten; a chat that is gone, or has failed for two
 * days, is switched off, and whose it is hears of it by e-mail.
 * @throws the error again while it is worth another attempt
 */
export async function noteFailure(
  services: Services,
  way: Way & { email: string },
  error: unknown,
): Promise<void> {
  const now = services.clock.now();
  const gone = error instanceof NotTaken && error.gone;
  const why = error instanceof Error ? error.message : 'unknown';
  if (gone && way.channel === 'push') {
    await services.db.query.deleteFrom('staff_ways').where('id', '=', way.id).execute();
    services.log.info('device-gone', { id: way.id });
    return;
  }
  const since = way.failing_since ?? now;
  if (!gone && now - since < patienceMs) {
    await services.db.query
      .updateTable('staff_ways')
      .set({ failing_since: since, last_error: why })
      .where('id', '=', way.id)
      .execute();
    throw error;
  }
  await switchOff(services, way, { since, why, now });
}

type Ending = { since: number; why: string; now: number };

async function switchOff(services: Services, way: Way & { email: string }, { since, why, now }: Ending) {
  const name = way.channel === 'push' ? way.place : channelNames[way.channel];
  const payload = await switchedOffMail(way.email, { way: name, why, siteUrl: services.env.SITE_URL });
  const dedupeKey = `way-off:${way.id}:${now}`;
  await services.db.query.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff_ways')
      .set({ off_at: now, failing_since: since, last_error: why })
      .where('id', '=', way.id)
      .where('off_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    await trx.deleteFrom('staff_notices').where('way_id', '=', way.id).execute();
    await enqueue(trx, now, [{ kind: 'email', dedupeKey, subject: waySubject(way.id), payload }]);
  });
  services.wakeOutbox();
  services.log.warn('way-switched-off', { id: way.id, channel: way.channel });
}
