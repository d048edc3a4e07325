import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

const unconfirmed = (queries: Queries, before: number) =>
  queries
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .where('unsubscribed_at', 'is', null);

export const countUnconfirmed: Count = ({ db }, { before }) =>
  countUpTo(db.query, unconfirmed(db.query, before), mostCounted);

/**
 * Sign-ups that nobody confirmed. Whoever had left before has left still: anybody may type an address, which does not end
 * the proof that its owner wanted nothing more.
 */
export const forgetUnconfirmed: Sweep = async ({ db }, { before }) => {
  await db.query
    .updateTable('newsletter_subscriptions')
    .set((eb) => ({ status: 'unsubscribed' as const, updated_at: eb.ref('unsubscribed_at').$notNull() }))
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .where('unsubscribed_at', 'is not', null)
    .execute();
  const gone = await db.query
    .deleteFrom('newsletter_subscriptions')
    .where('id', 'in', unconfirmed(db.query, before))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};

export const forgetLeavers: Sweep = async ({ db }, { before }) => {
  const gone = await db.query
    .deleteFrom('newsletter_subscriptions')
    .where('status', '=', 'unsubscribed')
    .where('unsubscribed_at', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};
