import { isToldAlready } from '#domain/notices/events.ts';
import type { Env } from '#server/base/env.ts';
import type { Queries } from '#server/db/db.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Delivery } from '#server/ports/outbox.ts';
import type { StaffNews } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { noticeEntry } from './way.ts';

/**
 * Outbox handler: puts news to each place where somebody chose to hear of it. What comes while a place rests waits
 * there for its next message, together.
 */
export async function expandNews(services: Services, { id, payload }: Delivery<StaffNews>): Promise<void> {
  const { db, env } = services;
  const ways = await waysFor(db.query, payload.event);
  for (const { id: wayId, channel, email } of ways) {
    if (channel === 'email' && isWritten(payload.event, email, env)) continue;
    await db.query.transaction().execute((trx) => put(services, trx, { wayId, newsId: id, news: payload }));
  }
  if (ways.length > 0) services.wakeOutbox();
}

/** Whether an e-mail of its own tells this address of it: the agency's, or a copy of that (`copies.ts`). */
function isWritten(event: StaffNews['event'], email: string, env: Env): boolean {
  return event === 'digest' || event === 'promise' || isToldAlready(event, email, agencyAddress(env));
}

function waysFor(queries: Queries, event: StaffNews['event']) {
  const forOwners = event === 'data-request' || event === 'undelivered';
  return queries
    .selectFrom('staff_ways')
    .innerJoin('staff', 'staff.id', 'staff_ways.staff_id')
    .innerJoin('staff_choices', (join) =>
      join
        .onRef('staff_choices.staff_id', '=', 'staff_ways.staff_id')
        .onRef('staff_choices.channel', '=', 'staff_ways.channel'),
    )
    .select(['staff_ways.id', 'staff_ways.channel', 'staff.email'])
    .where('staff_choices.event', '=', event)
    .where('staff_ways.off_at', 'is', null)
    .where('staff.left_at', 'is', null)
    .$if(forOwners, (found) => found.where('staff.role', '=', 'owner'))
    .execute();
}

type Putting = { wayId: string; newsId: string; news: StaffNews };

async function put({ clock, randomId }: Services, trx: Queries, { wayId, newsId, news }: Putting) {
  const now = clock.now();
  // Written rather than read, so that no message is begun between this and the commit.
  const way = await trx
    .updateTable('staff_ways')
    .set((eb) => ({ batch: eb.ref('batch') }))
    .where('id', '=', wayId)
    .returning(['id', 'batch', 'rest_until'])
    .executeTakeFirst();
  if (!way) return;
  const { event, what, about } = news;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_notices')
    .values({
      ...{ id: randomId(), way_id: wayId, batch: way.batch, news_id: newsId },
      ...{ event, what, about: about ?? null, created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['way_id', 'news_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await enqueue(trx, now, [noticeEntry(way, now)]);
}
