import { z } from 'zod';
import { text } from './page.ts';

const told = z.object({ title: text(60), text: text(240) });
const asked = told.extend({ button: text(40) });

export const newsletterSchema = z.object({
  /** At the foot of every page. */
  box: z.object({ title: text(80), placeholder: text(40), note: text(120) }),
  subscribe: text(20),
  /** The page where a wrong address is corrected, and to which the box posts without scripts. */
  page: told.extend({ label: text(40) }),
  noted: told,
  /** `already`: for a link that was used before. */
  confirm: z.object({ pageTitle: text(40), ask: asked, done: told, already: told }),
  leave: z.object({ pageTitle: text(40), ask: asked, done: told, already: told }),
  failed: z.object({ title: text(60), again: text(60) }),
});
