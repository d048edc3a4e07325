import { minuteMs } from '#domain/format/durations.ts';
import type { NoticeChannel } from '#domain/notices/events.ts';
import { bundle } from '#domain/notices/notice.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Delivery } from '#server/ports/outbox.ts';
import type { StaffNotice } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { noteFailure } from './failing.ts';
import { noticeMail } from './mails.tsx';
import { type NamedLine, readLines } from './read-lines.ts';
import { sendOut } from './send-out.ts';
import { type Way, waySubject } from './way.ts';

/** The least time between two messages to one place: a flood of enquiries makes a message every few minutes. */
const restMs: Record<NoticeChannel, number> = {
  email: 15 * minuteMs,
  slack: 5 * minuteMs,
  teams: 5 * minuteMs,
  push: 5 * minuteMs,
};

/**
 * Outbox handler: tells one place what has been put to it, in one message. It may be told twice when the process dies
 * between the sending and its note; a device shows the second in place of the first.
 */
export async function deliverNotice(
  services: Services,
  { id, payload }: Delivery<StaffNotice>,
): Promise<void> {
  const way = await services.db.query.transaction().execute((trx) => begin(services, trx, payload));
  if (!way) return;
  const lines = await readLines(services.db.query, way.id, payload.batch);
  if (lines.length > 0 && way.channel === 'email')
    return mail(services, way, { id, batch: payload.batch, lines });
  if (lines.length > 0) {
    try {
      await sendOut(services, way, bundle(lines), `${payload.batch}`);
    } catch (error) {
      await noteFailure(services, way, error);
      return;
    }
  }
  await services.db.query.transaction().execute((trx) => done(services, trx, way.id, payload.batch));
}

type There = Way & { email: string; staffName: string };

/** Closes the batch, so that what comes from now on waits for the next message. Null where nobody is to be told. */
async function begin(
  { clock }: Services,
  trx: Queries,
  { wayId, batch }: StaffNotice,
): Promise<There | null> {
  const found = await trx
    .selectFrom('staff_ways')
    .innerJoin('staff', 'staff.id', 'staff_ways.staff_id')
    .selectAll('staff_ways')
    .select(['staff.email', 'staff.name as staffName'])
    .where('staff_ways.id', '=', wayId)
    .where('off_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!found) {
    await trx.deleteFrom('staff_notices').where('way_id', '=', wayId).execute();
    return null;
  }
  await trx
    .updateTable('staff_ways')
    .set({ batch: batch + 1, rest_until: clock.now() + restMs[found.channel] })
    .where('id', '=', wayId)
    .where('batch', '=', batch)
    .execute();
  return found;
}

async function done({ clock }: Services, trx: Queries, wayId: string, batch: number): Promise<void> {
  await trx
    .updateTable('staff_notices')
    .set({ told_at: clock.now() })
    .where('way_id', '=', wayId)
    .where('batch', '<=', batch)
    .where('told_at', 'is', null)
    .execute();
  await trx
    .updateTable('staff_ways')
    .set({ last_sent_at: clock.now(), failing_since: null, last_error: '' })
    .where('id', '=', wayId)
    .execute();
}

type Mail = { id: string; batch: number; lines: NamedLine[] };

/** An e-mail goes the way of all others: kept, tried again, and shown when it cannot be delivered. */
async function mail(services: Services, way: There, { id, batch, lines }: Mail): Promise<void> {
  const payload = await noticeMail(way.email, lines, services.env.SITE_URL);
  const entry = {
    kind: 'email',
    dedupeKey: `staff-notice-mail:${id}`,
    subject: waySubject(way.id),
    payload,
  } as const;
  await services.db.query.transaction().execute(async (trx) => {
    await enqueue(trx, services.clock.now(), [entry]);
    await done(services, trx, way.id, batch);
  });
  services.wakeOutbox();
}
