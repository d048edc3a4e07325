import { countUpTo } from '#server/db/count-up-to.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

/** Sign-ups in one state, by when that began. */
const forget =
  (status: 'pending' | 'unsubscribed', since: 'created_at' | 'unsubscribed_at'): Sweep =>
  async (services, { before }) => {
    const gone = await services.db.query
      .deleteFrom('newsletter_subscriptions')
      .where('status', '=', status)
      .where(since, '<', before)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  };

export const countUnconfirmed: Count = ({ db }, { before }) =>
  countUpTo(
    db.query,
    db.query
      .selectFrom('newsletter_subscriptions')
      .where('status', '=', 'pending')
      .where('created_at', '<', before),
    mostCounted,
  );

export const forgetUnconfirmed = forget('pending', 'created_at');
export const forgetLeavers = forget('unsubscribed', 'unsubscribed_at');
