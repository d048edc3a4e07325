import type { NoticeEvent } from '#domain/notices/events.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

export type News = {
  /** The same for the same thing: told once. */
  id: string;
  event: NoticeEvent;
  /** In words of ours; `{name}` stands for who it is about. */
  what: string;
  /** 'person:<id>', 'booking:<id>', 'data-request:<id>' or 'delivery:<id>'; none where it is about several. */
  about?: string;
};

/**
 * Has staff told of something that they chose to hear of, in the transaction of what it tells. Nothing is written
 * while nobody has chosen it. @param at epoch milliseconds
 */
export async function tellStaff(trx: Queries, at: number, news: News): Promise<void> {
  const chosen = await trx
    .selectFrom('staff_choices')
    .select('staff_id')
    .where('event', '=', news.event)
    .limit(1)
    .executeTakeFirst();
  if (!chosen) return;
  const { id, ...payload } = news;
  await enqueue(trx, at, [{ kind: 'staff-news', dedupeKey: `staff-news:${id}`, payload }]);
}
