import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

/** Documents that drawings and pictures of shared pages take their words from; what is forgotten is drawn later. */
export const isDrawn = (document: string): boolean =>
  /^((drawings|offer|notes|case-studies)\/.*|pages|site|notes|words\/writing)$/.test(document);

/** Has what a version says drawn soon, so that whoever publishes it need not wait. */
export async function enqueueDrawing(
  trx: Queries,
  at: number,
  { document, number }: { document: string; number: number },
): Promise<void> {
  const dedupeKey = `drawn:${document}:${number}`;
  await enqueue(trx, at, [{ kind: 'draw-words', dedupeKey, payload: { document, number } }]);
}
