import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { SpeakToExpert } from '#app/pages/shared/speak-to-expert.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { caseStudyFor, portfolioText } from '#content/portfolio.ts';
import type { Route } from './+types/case-study-page.ts';
import { CaseHero } from './case-hero.tsx';
import { CaseMetrics } from './case-metrics.tsx';
import { CaseOpening } from './case-opening.tsx';
import { Delivered } from './case-outcome.tsx';
import { MoreStudies } from './more-studies.tsx';
import { ProjectNotFound } from './project-not-found.tsx';
import { StudyChapters } from './study-chapters.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const known = caseStudyFor(params.id) !== undefined;
  return data({ id: params.id }, { status: known ? 200 : 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = ({ params }) =>
  caseStudyFor(params.id) ? pageMeta(`/portfolio/${params.id}`) : privateMeta(portfolioText.notFound.title);

/** One project: its figures, its chapters in an order of its own, and what the client has today. */
export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const study = caseStudyFor(loaderData.id);
  if (!study) return <ProjectNotFound />;
  return (
    <>
      <article data-case={study.palette} className="brief" aria-labelledby="study-title">
        <CaseHero study={study} />
        <CaseMetrics study={study} />
        {study.telling.opening === 'picture' && <CaseOpening study={study} />}
        <StudyChapters study={study} />
        <Delivered study={study} />
      </article>
      <MoreStudies id={study.id} />
      <SpeakToExpert plain palette={study.palette} />
    </>
  );
}
