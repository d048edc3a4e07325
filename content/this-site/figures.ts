import type { Words } from '#content/fill.ts';

/** A picture that was drawn of the figures: size, mean colour, and what its files are called. */
type DrawnPicture = {
  width: number;
  height: number;
  colour: string;
  sources: { key: string; formats: string[]; widths: number[]; plain?: number };
};

/** What the build measures of the site that it made. Sizes are in bytes, as they are sent with Brotli. */
export type SiteMeasures = {
  /**
   * Public pages made ahead, the largest first; `script` is everything that a page can ask for before it is left,
   * `opens` what it asks for before anybody scrolls or touches it.
   */
  pages: { path: string; bytes: number; script: number; opens: number }[];
  /** What a first visit to the home page loads beside its pictures. */
  firstVisit: { html: number; styles: number; script: number; fonts: number };
  /** The rules for a policy (scripts/this-site/policy.ts), and which of them the policy of every page keeps. */
  policy: { rule: string; kept: boolean }[];
  /** Tests as they are written down in the sources; one that runs over many cases counts once. */
  tests: { unit: number; integration: number; browser: number; killing: number };
};

export type SiteFigures = SiteMeasures & {
  /** Pictures of all this, by their names. */
  drawings: Record<string, DrawnPicture>;
};

const unmeasured: SiteFigures = {
  pages: [],
  firstVisit: { html: 0, styles: 0, script: 0, fonts: 0 },
  policy: [],
  tests: { unit: 0, integration: 0, browser: 0, killing: 0 },
  drawings: {},
};
let known = unmeasured;

/** Says what was measured; the pages do when they are loaded. Nothing is, in development and while they are built. */
export function followFigures(measured: SiteFigures | null): void {
  known = measured ?? unmeasured;
}

/** What was measured of the site that runs. */
export const siteFigures = (): SiteFigures => known;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const most = (sizes: readonly number[]) => Math.max(0, ...sizes);

/** What sentences may say of the site itself: numbers without their units. */
export function measuredWords(): Words {
  const { pages, firstVisit, policy, tests } = known;
  const sizes = pages.map(({ bytes }) => bytes).sort((a, b) => a - b);
  const all = tests.unit + tests.integration + tests.browser;
  return {
    'site.pages': String(pages.length),
    'site.pageMiddle': kilobytes(sizes[Math.floor((sizes.length - 1) / 2)] ?? 0),
    'site.pageLargest': kilobytes(most(sizes)),
    'site.pageScript': kilobytes(most(pages.map(({ script }) => script))),
    'site.pageOpens': kilobytes(most(pages.map(({ opens }) => opens))),
    'site.firstVisit': kilobytes(firstVisit.html + firstVisit.styles + firstVisit.script + firstVisit.fonts),
    'site.policyKept': String(policy.filter(({ kept }) => kept).length),
    'site.policyRules': String(policy.length),
    'site.tests': all.toLocaleString('en-GB'),
    'site.testsKilling': String(tests.killing),
  };
}
