import { z } from 'zod';
import { text } from './page.ts';

const told = z.object({ title: text(60), text: text(240) });
const asked = told.extend({ button: text(40) });
const asking = z.object({
  pageTitle: text(40).meta({ title: 'Name of the page' }),
  ask: asked.meta({ title: 'The question' }),
  done: told.meta({ title: 'Afterwards' }),
  already: told.meta({ title: 'If the link was used before' }),
});

export const newsletterSchema = z.object({
  /** At the foot of every page. */
  box: z
    .object({ title: text(80), placeholder: text(40), note: text(120) })
    .meta({ title: 'Box at the foot of every page' }),
  subscribe: text(20).meta({ title: 'Button that subscribes' }),
  /** The page where a wrong address is corrected, and to which the box posts without scripts. */
  page: told.extend({ label: text(40) }).meta({ title: 'Page to subscribe on' }),
  noted: told.meta({ title: 'After subscribing' }),
  /** `already`: for a link that was used before. */
  confirm: asking.meta({ title: 'Page that confirms an address' }),
  leave: asking.meta({ title: 'Page to leave the list' }),
  failed: z
    .object({ title: text(60), again: text(60).meta({ title: 'Link to try again' }) })
    .meta({ title: 'If it did not work' }),
});
