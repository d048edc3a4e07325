import { z } from 'zod';
import { text } from './page.ts';

export const careersSchema = z.object({
  hero: z.object({
    title: text(60),
    proof: text(200).optional().meta({ title: 'After whether there is a vacancy' }),
  }),
  form: z.object({ title: text(60), intro: text(300) }).meta({ title: 'Above the form' }),
  fields: z.object({
    name: text(60),
    email: text(60),
    role: text(60),
    roleHint: text(160),
    link: text(60),
    linkHint: text(160),
    message: text(80),
    messageHint: text(200),
    more: text(80)
      .default('Two more, if you like: they help us to answer')
      .meta({ title: 'What opens the fields that may be left out' }),
  }),
  send: text(40),
  /** With {{privacy}} standing for the link and {{period}} for how long applications are kept. */
  privacy: text(400).refine((words) => words.includes('{{privacy}}'), 'must hold {{privacy}}'),
  failure: text(240),
  byEmail: z.object({ text: text(160), label: text(40) }),
  /** With {{name}} where the sender is greeted. */
  thanks: z.object({ title: text(60), text: text(300) }),
});
