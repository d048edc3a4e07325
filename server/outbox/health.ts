import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import { deliveredKinds } from './deliveries.ts';

/** How many entries wait or are in hand, are done, or were given up. */
export type OutboxHealth = { waiting: number; done: number; dead: number };

/** How the outbox stands. @param kinds e-mails and hooks when left out */
export async function outboxHealth(
  queries: Queries,
  kinds: readonly OutboxKind[] = deliveredKinds,
): Promise<OutboxHealth> {
  const rows = await queries
    .selectFrom('outbox')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('kind', 'in', kinds)
    .groupBy('status')
    .execute();
  const count = (...statuses: string[]) =>
    rows.filter((row) => statuses.includes(row.status)).reduce((sum, row) => sum + Number(row.count), 0);
  return { waiting: count('pending', 'leased'), done: count('done'), dead: count('dead') };
}
