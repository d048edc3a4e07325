import type { Finding } from '#server/content/gate/finding.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { inTurn } from './live.ts';
import type { Publishing } from './publishing.ts';
import { refusedMails } from './refused-mail.tsx';

type Refused = { id: string; number: number; findings: readonly Finding[] };

/** Ends a scheduled release that does not go out, and writes to the owners why. */
export async function refuse(services: Publishing, { id, number, findings }: Refused): Promise<void> {
  const at = services.clock.now();
  const mails = await refusedMails(services, { id, number, findings });
  await inTurn(services.db, async (trx) => {
    const changed = await trx
      .updateTable('content_releases')
      .set({ state: 'refused', ended_at: at, findings: JSON.stringify(findings) })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) await enqueue(trx, at, mails);
  });
  services.wakeOutbox();
  services.log.warn('release-refused', { number, findings: findings.length });
}
