import { z } from 'zod';
import { text } from './page.ts';

const link = z.object({ label: text(40), to: z.string().startsWith('/') });

export const formWaysSchema = z.object({
  time: link,
  quote: link,
  budget: z.object({
    contact: text(200),
    quote: text(200),
    /** While the offer is open; with {{offer}} for its link. */
    offer: text(200),
    offerLink: link,
  }),
});

export type FormWaysText = z.infer<typeof formWaysSchema>;
