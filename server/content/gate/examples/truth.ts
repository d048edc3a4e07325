import { inPounds } from '#domain/business/price.ts';
import { changed, edited, releaseOf } from './edited.ts';
import type { Examples } from './example.ts';
import { crm, right } from './right.ts';

const review = 'They asked to see our repeat orders before they drew a thing.';
const sampleText = () => {
  const [, facts] = changed('testimonials', [0, 'text'], review);
  return (facts as { text: string }[])[0]?.text ?? '';
};
const result = changed(
  'services/ppc-advertising',
  ['sections'],
  [{ kind: 'results', stats: [{ value: '40%', label: 'more' }] }],
);

export const truthExamples: Examples = {
  'review-unproven': [
    {
      wrong: edited('testimonials', [0, 'sample'], false),
      says: 'The review of ‘Buddha Brands’ is shown as real',
    },
    {
      wrong: { ...edited('testimonials', [0, 'sample'], false), proofs: new Map([[1, 'erased']]) },
      says: 'its proof was erased as its giver asked',
    },
  ],
  'sample-unmarked': [
    {
      wrong: {
        ...crm(`<p>${sampleText()}</p>`),
        release: releaseOf(changed('testimonials', [0, 'text'], sampleText())),
      },
      says: 'On /services/crm the invented review of ‘Buddha Brands’',
    },
    {
      // The word in passing is no mark.
      wrong: {
        ...crm(`<p>A sample of our work</p><p>${sampleText()}</p>`),
        release: releaseOf(changed('testimonials', [0, 'text'], sampleText())),
      },
      says: 'On /services/crm the invented review of ‘Buddha Brands’',
    },
  ],
  'sample-mark-unclear': [
    { wrong: edited('reviews', ['sample'], 'Happy client'), says: 'does not tell visitors' },
    { wrong: edited('reviews', ['sample'], 'Not a sample'), says: 'does not tell visitors' },
  ],
  'sample-with-stars': [{ wrong: edited('testimonials', [0, 'rating'], 5), says: 'stars that nobody gave' }],
  'figure-unsourced': [
    {
      wrong: edited('case-studies/yards-store', ['basis'], ''),
      says: 'where the figures of this project come from',
    },
    { wrong: right({ release: releaseOf(result) }), says: 'where ‘40%’ comes from' },
  ],
  'figure-source-hidden': [
    {
      wrong: right({
        pages: new Map([...right().pages, ['/portfolio/yards-store', '<h1>Yards</h1><p>40% more</p>']]),
      }),
      says: 'On /portfolio/yards-store the source',
    },
  ],
  'price-without-vat': [
    {
      wrong: edited('services/crm', ['hero', 'intro'], `From ${inPounds(150)} a month.`),
      says: `From ${inPounds(150)} a month.`,
    },
    {
      // What is paid to others lends nothing to what is paid to the house.
      wrong: edited(
        'services/crm',
        ['hero', 'intro'],
        `For ${inPounds(90)} a month, with ${inPounds(100)} of adverts on top.`,
      ),
      says: `‘For ${inPounds(90)} a month`,
    },
    {
      wrong: edited('services/crm', ['hero', 'intro'], `${inPounds(100)} of advert management.`),
      says: 'in one of these words: ‘of adverts’',
    },
    {
      // A choice of a form, and not in its form.
      wrong: edited('services/crm', ['hero', 'intro'], `${inPounds(2_000)}-${inPounds(5_000)}`),
      says: `${inPounds(2_000)}-${inPounds(5_000)}`,
    },
  ],
  'identity-incomplete': [
    {
      wrong: edited('site', ['legalName'], 'A Company Ltd'),
      says: 'In ‘Who we are’, at ‘Registered in’, something is missing',
    },
  ],
  'identity-untold': [{ wrong: right(), says: 'who stands behind the name' }],
  'sample-mark-taken': [
    {
      wrong: edited('site', ['sample'], ['name', 'phone', 'crm']),
      says: '.example’ is an example',
    },
    { wrong: edited('site', ['sample'], ['name', 'email', 'crm']), says: '‘+441632960174’' },
  ],
};
