import { z } from 'zod';
import { text } from './page.ts';

const word = text(60);
const path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "must be a path such as '/reviews-policy'");

/** The fixed words of the about page. */
export const aboutLabelsSchema = z.object({
  sample: word.meta({ title: 'On invented figures' }),
  cost: word.meta({ title: 'Before what a value costs us' }),
});

/** What stands beside every review. */
export const reviewLabelsSchema = z.object({
  sample: word.meta({ title: 'On an invented review' }),
  allSamples: text(160).meta({ title: 'While all reviews are invented' }),
  policy: z.object({ label: word, to: path }),
});

/** The fixed words of the service pages. */
export const serviceLabelsSchema = z.object({
  crumb: word.meta({ title: 'Start of the path at the top' }),
  example: word.meta({ title: 'Above a worked example' }),
  sample: word.meta({ title: 'On invented figures' }),
  yourNumbers: word.meta({ title: 'Above the numbers of a worked example' }),
  sum: word.meta({ title: 'Above its result' }),
  action: word.meta({ title: 'Above what we do, in an example' }),
  system: word.meta({ title: 'Above what software does' }),
  person: word.meta({ title: 'Above what people do' }),
  unknown: word
    .default('What could still go wrong')
    .meta({ title: 'On a field that shows how much is open' }),
  leak: word.meta({ title: 'On a weak place that was found' }),
  repair: word.meta({ title: 'On how it was mended' }),
  asFound: word.meta({ title: 'Above a text before our work' }),
  asRepaired: word.meta({ title: 'Above it after our work' }),
  /** How one to five stars are read out. */
  stars: z.array(word).length(5, 'needs a line for each of one to five stars'),
  firstResult: word.meta({ title: 'Before when a first result shows' }),
  price: word.meta({ title: 'Before the price' }),
  priceLater: word.meta({ title: 'In place of a price that is not fixed' }),
  per: z
    .object({
      project: word.meta({ title: 'After a price for a whole project' }),
      month: word.meta({ title: 'After a price for each month' }),
    })
    .meta({ title: 'After a price' }),
  from: word.meta({ title: 'Before a lowest price' }),
  /** Around the few questions that a service page answers itself. */
  asked: text(80).default('What people ask us first').meta({ title: 'Above the questions' }),
  askedMore: word.default('More questions, with answers').meta({ title: 'Link to more questions' }),
});

/** One line for each image; which images there are is said by what ships with the code. */
export function altSchema<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const line = (words: string) => text(125).default(words);
  return z.object(
    Object.fromEntries(Object.entries<string>(texts).map(([name, words]) => [name, line(words)])) as Record<
      Name,
      ReturnType<typeof line>
    >,
  );
}

/** Words of the portfolio page and of the fixed parts of every case-study page. */
export const portfolioTextSchema = z.object({
  title: text(60),
  intro: text(300),
  bookCall: word,
  readStudy: word,
  sampleFigures: word.default('Sample figures'),
  samples: text(200).default(
    'Figures marked as samples are invented, to show how we would report a result. Each study says what a real figure would be compared with.',
  ),
  reviews: z.object({ title: text(80) }),
  closing: z.object({ title: text(80), text: text(300) }),
  study: z.object({
    back: word,
    visit: word,
    sector: word,
    objectives: word,
    strategy: word,
    execution: word,
    before: word,
    after: word,
    gone: word.default('What went'),
    kept: word.default('What came'),
    results: word,
    challenge: word,
    solution: word,
    papers: text(60).default('From the working papers'),
    exhibitsSample: text(120).default('Drawn for a sample study: pages, prices and figures are invented.'),
    delivered: word,
    services: word,
    timeline: word,
    team: word,
    basis: word,
    start: word,
    more: word,
    all: word,
    pages: word.default('Pages'),
    tests: word.default('Tests'),
    seeTide: word.default('See the tide'),
  }),
  notFound: z.object({ title: text(80), text: text(300), back: word }),
});
