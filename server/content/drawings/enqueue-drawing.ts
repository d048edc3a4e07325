import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

/** Documents that drawings take their words from. */
export const isDrawn = (document: string): boolean =>
  /^(drawings\/.*|pages|site|offer\/summer)$/.test(document);

/** Has what a version says drawn soon, so that whoever publishes it need not wait. */
export async function enqueueDrawing(
  trx: Queries,
  at: number,
  { document, number }: { document: string; number: number },
): Promise<void> {
  const dedupeKey = `drawn:${document}:${number}`;
  await enqueue(trx, at, [{ kind: 'draw-words', dedupeKey, payload: { document, number } }]);
}
