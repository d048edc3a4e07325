import type { Services } from '#server/ports/services.ts';
import { deliveredKinds } from './deliveries.ts';

/** How many e-mails and hooks wait, are done, or could not be delivered. */
export async function outboxHealth(
  services: Services,
): Promise<{ waiting: number; done: number; dead: number }> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('kind', 'in', deliveredKinds)
    .groupBy('status')
    .execute();
  const count = (...statuses: string[]) =>
    rows.filter((row) => statuses.includes(row.status)).reduce((sum, row) => sum + Number(row.count), 0);
  return { waiting: count('pending', 'leased'), done: count('done'), dead: count('dead') };
}
