import { z } from 'zod';
import { text } from './page.ts';

const word = text(60);
const path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "must be a path such as '/reviews-policy'");

/** The fixed words of the about page. */
export const aboutLabelsSchema = z.object({ sample: word, cost: word });

/** What stands beside every review. */
export const reviewLabelsSchema = z.object({
  sample: word,
  allSamples: text(160),
  policy: z.object({ label: word, to: path }),
});

/** The fixed words of the service pages. */
export const serviceLabelsSchema = z.object({
  crumb: word,
  example: word,
  sample: word,
  yourNumbers: word,
  sum: word,
  action: word,
  system: word,
  person: word,
  leak: word,
  repair: word,
  asFound: word,
  asRepaired: word,
  /** How one to five stars are read out. */
  stars: z.array(word).length(5, 'needs a line for each of one to five stars'),
  firstResult: word,
  price: word,
  priceLater: word,
  per: z.object({ project: word, month: word }),
  from: word,
  /** Around the few questions that a service page answers itself. */
  asked: text(80).default('What people ask us first'),
  askedMore: word.default('More questions, with answers'),
});

/** One line for each image; which images there are is said by what ships with the code. */
export function altSchema<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const line = text(125);
  return z.object(
    Object.fromEntries(Object.keys(texts).map((name) => [name, line])) as Record<Name, typeof line>,
  );
}

/** Words of the portfolio page and of the fixed parts of every case-study page. */
export const portfolioTextSchema = z.object({
  title: text(60),
  intro: text(300),
  bookCall: word,
  readStudy: word,
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
    results: word,
    challenge: word,
    solution: word,
    exhibits: text(60).default('What was made'),
    exhibitsSample: text(120).default('Drawn for a sample study: pages, prices and figures are invented.'),
    delivered: word,
    services: word,
    timeline: word,
    team: word,
    basis: word,
    start: word,
    more: word,
    all: word,
  }),
  notFound: z.object({ title: text(80), text: text(300), back: word }),
});
