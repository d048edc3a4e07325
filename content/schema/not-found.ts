import { z } from 'zod';
import { text } from './page.ts';

const link = z.object({ label: text(40), to: z.string().startsWith('/') });

export const notFoundSchema = z.object({
  title: text(40),
  question: text(80),
  text: text(240),
  onward: z.array(link).min(2).max(6),
});
