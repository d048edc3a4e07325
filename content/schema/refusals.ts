import { z } from 'zod';
import { text } from './page.ts';

const refusal = z.object({ title: text(40), text: text(160) });

export const refusalsSchema = z.object({
  /** By HTTP status: what stands on the page of a request that could not be served. */
  byStatus: z.record(z.string().regex(/^[45]\d\d$/), refusal),
  /** For every status without words of its own. */
  other: refusal,
  contact: z.object({ title: text(60), ring: text(40), write: text(40) }),
  home: text(40),
});
