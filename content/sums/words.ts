import { define } from '#content/define.ts';
import { sumWordsSchema } from '#content/schema/sum-words.ts';

/** What stands beside the sums of the service pages, on the page of one sum, and in the quote form that takes one along. */
export const sumWords = define('content/sums/words.ts', sumWordsSchema, {
  numbers: 'Your numbers',
  example: 'An example to begin with',
  answer: 'Our arithmetic',
  workOut: 'Work it out',
  send: 'Send this sum',
  share: 'Share these numbers',
  less: 'Less: {{label}}',
  more: 'More: {{label}}',
  caveat:
    'Arithmetic with the numbers above. It is not a forecast, or a promise of what anyone will achieve.',
  oneIn: '1 in',
  forOne: 'for £1',
  noAnswer: {
    nothing: 'No answer: this would divide by zero',
    large: 'No answer: the figure is too large to mean anything',
  },
  problems: {
    number: 'Enter a number from {{least}} to {{most}}',
    whole: 'Enter a whole number from {{least}} to {{most}}',
  },
  page: {
    title: 'Your own sum',
    crumb: 'Worked example',
    wrong: 'One of the numbers cannot be used. The reason is beside it.',
    back: 'Back to {{page}}',
    example: 'Start again with the example',
    call: { label: 'Talk the numbers through', to: '/book-discovery-call' },
  },
  quote: {
    title: 'Your sum',
    keep: 'Send it with my request',
    change: 'Change the numbers',
    lost: 'The sum in this link could not be read, so it will not be sent.',
  },
});
