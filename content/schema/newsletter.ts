import { z } from 'zod';
import { text } from './page.ts';

const told = z.object({ title: text(60), text: text(240) });
const asked = told.extend({ button: text(40) });

export const newsletterSchema = z.object({
  /** At the foot of every page. */
  box: z.object({ title: text(80), placeholder: text(40), note: text(120) }),
  subscribe: text(20),
  /** Where a wrong address is mended, and where the box leads without scripts. */
  page: told.extend({ label: text(40) }),
  noted: told,
  /** `already`: for a link that has done its work and is opened again. */
  confirm: z.object({ pageTitle: text(40), ask: asked, done: told, already: told }),
  leave: z.object({ pageTitle: text(40), ask: asked, done: told, already: told }),
  failed: z.object({ title: text(60), again: text(60) }),
});
