import type { SiteMeasures } from '#content/this-site/figures.ts';
import { judgePolicy } from '#scripts/this-site/policy.ts';

const page = (path: string) => ({ path, bytes: 99_900, script: 0, opens: 0 });

/** Figures as long as they get, to see how much room the words beside them have. */
export const longFigures: SiteMeasures = {
  pages: [...Array.from({ length: 40 }, () => page('/services/social-media-marketing')), page('/')],
  firstVisit: { html: 49_900, styles: 49_900, script: 49_900, fonts: 49_900 },
  policy: judgePolicy(''),
  tests: { unit: 8_888, integration: 8_888, browser: 8_888, killing: 88 },
};
