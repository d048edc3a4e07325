import { z } from 'zod';
import { text } from './page.ts';

export const expertSchema = z.object({
  title: text(40),
  text: text(260),
  bring: z.object({ title: text(40), items: z.array(text(80)).length(3).meta({ title: 'Things to bring' }) }),
  action: z.object({ label: text(40), to: z.string().startsWith('/') }),
});
