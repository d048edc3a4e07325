import { z } from 'zod';
import { text } from './page.ts';

const told = z.object({ title: text(60), text: text(240) });
const asked = told.extend({ button: text(40) });
const section = z.object({
  title: text(30).meta({ title: 'Name of the part' }),
  text: text(120).meta({ title: 'What stands in it' }),
});
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
  /** Beside the field: how an issue is set out. It is no issue, and tells no results. */
  issue: z
    .object({
      title: text(60).meta({ title: 'Above the parts' }),
      parts: z.array(section).min(1).max(4).meta({ title: 'Parts of an issue' }),
      foot: text(120).meta({ title: 'Below the parts' }),
    })
    .default({
      title: 'How an issue is set out',
      parts: [
        {
          title: 'What we tried',
          text: 'One change to a page, an advert or an email, and the reason for it.',
        },
        { title: 'What it cost', text: 'The hours and the pounds, with the part that was wasted.' },
        {
          title: 'What came of it',
          text: 'What went up, what went down, and what was too small to tell.',
        },
      ],
      foot: 'The last line of each issue is a link that takes you off the list.',
    })
    .meta({ title: 'Sheet that shows how an issue is set out' }),
  noted: told.meta({ title: 'After subscribing' }),
  /** `already`: for a link that was used before. */
  confirm: asking.meta({ title: 'Page that confirms an address' }),
  leave: asking.meta({ title: 'Page to leave the list' }),
  failed: z
    .object({ title: text(60), again: text(60).meta({ title: 'Link to try again' }) })
    .meta({ title: 'If it did not work' }),
});
