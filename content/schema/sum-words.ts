import { z } from 'zod';
import { text } from './page.ts';

const word = text(80);

/** The words beside every sum that visitors can change. `{{least}}` and `{{most}}` stand for the limits of a field. */
export const sumWordsSchema = z.object({
  numbers: word,
  example: word,
  answer: word,
  workOut: word,
  send: word,
  share: word,
  less: word,
  more: word,
  caveat: text(200),
  /** What stands around a number in its field. */
  oneIn: word,
  forOne: word,
  noAnswer: z.object({ nothing: word, large: word }),
  problems: z.object({ number: word, whole: word }),
  page: z.object({
    title: text(60),
    crumb: word,
    wrong: text(120),
    back: word,
    example: word,
    call: z.object({ label: word, to: z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /quote') }),
  }),
  quote: z.object({ title: word, keep: word, change: word, lost: text(200) }),
});
