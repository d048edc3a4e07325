import { z } from 'zod';
import { text } from './page.ts';

const link = z.object({ label: text(40), to: z.string().startsWith('/') });

export const notFoundSchema = z.object({
  title: text(40),
  headline: text(60)
    .default('This page has gone out with the tide.')
    .meta({ title: 'Large words under the title' }),
  /** With {{tell}} standing for the link to the contact page. */
  text: text(240),
  tell: text(40).default('please tell us'),
  /** The question is one for whoever looks after the site: it is not put to a visitor. */
  noteTo: text(40)
    .default('Do you look after this website?')
    .meta({ title: 'Opens the question, which is for us' }),
  question: text(80),
  onward: z.array(link).min(2).max(6),
});
