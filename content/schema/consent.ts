import { z } from 'zod';
import { text } from './page.ts';

export const consentSchema = z.object({
  name: text(40),
  question: text(240),
  details: z.object({ lead: text(40), label: text(40), to: z.string().startsWith('/') }),
  decline: text(20),
  accept: text(20),
  later: text(40),
  /** In the settings, where the browser declines by itself. */
  signal: text(300),
});
