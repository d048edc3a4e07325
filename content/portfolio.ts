import { blankCaseStudy } from './case-studies/blank.ts';
import { brokenSociety } from './case-studies/broken-society.ts';
import { buddhaBrands } from './case-studies/buddha-brands.ts';
import { chartfordHomes } from './case-studies/chartford-homes.ts';
import { denArchitecture } from './case-studies/den-architecture.ts';
import { thisSite } from './case-studies/this-site.ts';
import { yardsStore } from './case-studies/yards-store.ts';
import { check, define } from './define.ts';
import { live } from './live.ts';
import { portfolioOrder } from './portfolio-order.ts';
import { registerCollection } from './registry.ts';
import { type CaseStudy, caseStudySchema } from './schema/case-study.ts';
import { portfolioTextSchema } from './schema/labels.ts';

const folder = 'content/case-studies/';
const shipped = [buddhaBrands, yardsStore, denArchitecture, chartfordHomes, brokenSociety, thisSite];

registerCollection({
  folder,
  schemaOf: (id) => caseStudySchema(id),
  blankOf: (id) => blankCaseStudy(id),
});

/**
 * The projects that the portfolio's order names, in that order. One that neither ships nor stands in the release is
 * left out.
 */
export const caseStudies: readonly CaseStudy[] = live('list', (release) =>
  portfolioOrder.ids.flatMap((id) => {
    const known = shipped.find((study) => study.id === id);
    if (known) return [known];
    const file = `${folder}${id}.ts`;
    const facts = release.get(file);
    return facts ? [check(file, caseStudySchema(id), facts as CaseStudy)] : [];
  }),
);

/** The project with this id, or undefined when there is none: the page then answers 404. */
export function caseStudyFor(id: string): CaseStudy | undefined {
  return caseStudies.find((study) => study.id === id);
}

/** Up to three other projects, the ones that follow in the portfolio first. */
export function moreCaseStudies(id: string): CaseStudy[] {
  const index = caseStudies.findIndex((study) => study.id === id);
  return [...caseStudies.slice(index + 1), ...caseStudies.slice(0, Math.max(index, 0))].slice(0, 3);
}

/** Words of the portfolio page and of the fixed parts of every case-study page. */
export const portfolioText = define('content/portfolio.ts', portfolioTextSchema, {
  title: 'Our Portfolio',
  intro:
    'Five client projects from the first complaint to the result, with the decisions we took and the weeks they needed. The sixth is this site, measured.',
  bookCall: 'Book Discovery Call',
  readStudy: 'Read the case study',
  sampleFigures: 'Sample figures',
  samples:
    'Figures marked as samples are invented, to show how we would report a result. Each study says what a real figure would be compared with.',
  reviews: { title: 'Reviews' },
  closing: {
    title: 'Yours could be next',
    text: 'Tell us what is not working. In half an hour we will say what we would try first, and whether we are the right people to do it.',
  },
  study: {
    back: 'Back to Portfolio',
    visit: 'Visit Website',
    sector: 'Sector',
    objectives: 'Objectives',
    strategy: 'Strategy',
    execution: 'Execution',
    before: 'Before',
    after: 'After',
    gone: 'What went',
    kept: 'What came',
    results: 'Results',
    challenge: 'The Challenge',
    solution: 'Our Solution',
    papers: 'From the working papers',
    exhibitsSample: 'Drawn for a sample study: pages, prices and figures are invented.',
    delivered: 'Results Delivered',
    services: 'Services Provided',
    timeline: 'Timeline',
    team: 'Team',
    basis: 'About these figures',
    start: 'Start Your Project',
    more: 'More Case Studies',
    all: 'All Case Studies',
    pages: 'Pages',
    tests: 'Tests',
    seeTide: 'See the tide',
  },
  notFound: {
    title: 'Portfolio Item Not Found',
    text: 'There is no project at this address. It may have a new name.',
    back: 'Back to Portfolio',
  },
});
