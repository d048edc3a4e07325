import type { Sweep } from './sweep.ts';

export const forgetUnconfirmed: Sweep = async (services, { before }) => {
  const gone = await services.db.query
    .deleteFrom('newsletter_subscriptions')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};

export const forgetLeavers: Sweep = async (services, { before }) => {
  const gone = await services.db.query
    .deleteFrom('newsletter_subscriptions')
    .where('status', '=', 'unsubscribed')
    .where('unsubscribed_at', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};
