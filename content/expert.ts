import { define } from './define.ts';
import { expertSchema } from './schema/expert.ts';

/** The 'Speak to an expert' block of the home page and the case studies. */
export const expert = define('content/expert.ts', expertSchema, {
  title: 'Speak to an expert',
  text: 'Half an hour with the person who would plan your project. If somebody else would suit you better, we will say so, and who.',
  bring: {
    title: 'Useful to have ready',
    items: [
      'One figure you want to change',
      'Your marketing spend, roughly',
      'A date that matters, if there is one',
    ],
  },
  action: { label: 'Book a discovery call', to: '/quote' },
});
