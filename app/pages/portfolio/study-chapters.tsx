import { Fragment } from 'react';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Chapter } from '#content/schema/telling.ts';
import { Execution } from './case-execution.tsx';
import { Outcome } from './case-outcome.tsx';
import { CaseRest } from './case-rest.tsx';
import { Solution } from './case-solution.tsx';
import { Challenge, Objectives, Strategy } from './case-story.tsx';
import { exhibitsOf, Pages, Papers, Phones, papersOf } from './exhibits.tsx';

/** Chapters on the colour of the page: one that follows another has its space already. */
const onPage: readonly Chapter[] = ['pages', 'challenge', 'strategy', 'results'];

/** The chapters that a study has something for; execution that follows the pages is told with them. */
export function chaptersOf(study: Pick<CaseStudy, 'exhibits' | 'telling'>) {
  const { chapters, opening, challenge } = study.telling;
  const plain = (chapter: Chapter) =>
    onPage.includes(chapter) && !(chapter === 'challenge' && challenge === 'band');
  const has = (chapter: Chapter) => {
    if (chapter === 'pages') return exhibitsOf(study, 'before-after').length > 0;
    if (chapter === 'phones') return exhibitsOf(study, 'taps').length > 0;
    return chapter !== 'papers' || papersOf(study).papers.length > 0;
  };
  const told = chapters.filter(has);
  const executed = told[told.indexOf('pages') + 1] === 'execution' && told.includes('pages');
  return told
    .filter((chapter) => !(executed && chapter === 'execution'))
    .map((chapter, index, all) => {
      const before = all[index - 1];
      // The figures stand above the first, or the picture below them.
      return { chapter, executed, follows: before === undefined ? opening === 'figures' : plain(before) };
    });
}

const views = {
  pages: Pages,
  challenge: Challenge,
  objectives: Objectives,
  strategy: Strategy,
  solution: Solution,
  phones: Phones,
  papers: Papers,
  execution: Execution,
  results: Outcome,
} satisfies Record<Chapter, unknown>;

/** The story in the order that the study gives. */
export function StudyChapters({ study }: { study: CaseStudy }) {
  return chaptersOf(study).map(({ chapter, ...how }) => {
    const View = views[chapter];
    return (
      <Fragment key={chapter}>
        <View study={study} {...how} />
        {chapter === 'objectives' && <CaseRest study={study} />}
      </Fragment>
    );
  });
}
