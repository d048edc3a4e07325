import { define } from './define.ts';
import { summerWords } from './offer/summer.ts';
import { type FormWaysText, formWaysSchema } from './schema/form-ways.ts';

/** Shorter ways than the forms of /lets-talk and /quote, and where a small budget goes. */
export const formWays: FormWaysText = define(
  'content/form-ways.ts',
  formWaysSchema,
  {
    time: { label: 'Book Discovery Call', to: '/book-discovery-call' },
    quote: { label: 'Request a quote', to: '/quote' },
    budget: {
      contact:
        'Less than £5,000 to spend? Tick the first range and write your own figure in your message: we will tell you what it would buy.',
      quote:
        'Below £2,000, leave this open and write your own figure under ‘Anything else’. Our reply will say what it buys.',
      offer: 'For a smaller budget there is the {{offer}}: five pages for {{offer.price}}.',
      offerLink: { label: 'summer offer', to: '/summer-offer' },
    },
  },
  summerWords,
);
