import type { CaseStudy } from './schema/case-study.ts';
import type { Page } from './schema/page.ts';

const folder = '/portfolio/';

/** The entries with one for each project that the portfolio shows, and none for a project that it does not. */
export function withCaseStudies(entries: readonly Page[], studies: readonly CaseStudy[]): Page[] {
  const shown = new Set(studies.map(({ id }) => `${folder}${id}`));
  const kept = entries.filter(({ path }) => !path.startsWith(folder) || shown.has(path));
  const known = new Set(kept.map(({ path }) => path));
  const made = studies.filter(({ id }) => !known.has(`${folder}${id}`)).map(pageOfStudy);
  const last = kept.findLastIndex(({ path }) => path.startsWith('/portfolio'));
  return kept.toSpliced(last + 1, 0, ...made);
}

/** What search results say of a project that has no entry of its own. */
function pageOfStudy(study: CaseStudy): Page {
  const { id, title, tagline, category, tags, description, lastModified } = study;
  return {
    path: `${folder}${id}`,
    title: upTo(60, `${title}: ${tagline.replace(/\.$/, '')}`),
    description: upTo(160, description),
    keywords: [...tags, category, 'case study'].slice(0, 8),
    kicker: upTo(32, `Case study · ${category}`),
    socialTitle: upTo(70, `${title}: ${tagline.replace(/\.$/, '')}`),
    socialDescription: upTo(200, description),
    lastModified,
  };
}

/** A text cut after a whole word. */
function upTo(length: number, text: string): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
