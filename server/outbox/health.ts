import { countEachUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import { deliveredKinds } from './deliveries.ts';

/** How many entries wait or are in hand, are done, were kept for want of a mail server, or were given up; counted as `countUpTo` does. */
export type OutboxHealth = { waiting: number; done: number; kept: number; dead: number };

/** How the outbox stands. @param kinds e-mails and hooks when left out */
export async function outboxHealth(
  queries: Queries,
  kinds: readonly OutboxKind[] = deliveredKinds,
): Promise<OutboxHealth> {
  const of = (...statuses: Array<'pending' | 'leased' | 'done' | 'kept' | 'dead'>) =>
    queries.selectFrom('outbox').where('status', 'in', statuses).where('kind', 'in', kinds);
  return countEachUpTo(queries, {
    waiting: of('pending', 'leased'),
    done: of('done'),
    kept: of('kept'),
    dead: of('dead'),
  });
}
