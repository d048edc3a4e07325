import { forgetUnusedProofs } from '#server/content/proofs/unused.ts';
import type { Sweep } from './sweep.ts';

/** Proofs of reviews, a while after their review left the website. */
export const forgetProofs: Sweep = ({ db, clock }, { before }) =>
  db.query.transaction().execute((trx) => forgetUnusedProofs(trx, { before, now: clock.now() }));
