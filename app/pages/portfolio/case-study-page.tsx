import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { SpeakToExpert } from '#app/pages/shared/speak-to-expert.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { caseStudyFor, portfolioText } from '#content/portfolio.ts';
import type { Route } from './+types/case-study-page.ts';
import { CaseHero } from './case-hero.tsx';
import { CaseMetrics } from './case-metrics.tsx';
import { Delivered, Outcome } from './case-outcome.tsx';
import { Challenge, Execution, Objectives, Solution, Strategy } from './case-story.tsx';
import { Exhibits, FirstExhibit } from './exhibits.tsx';
import { MoreStudies } from './more-studies.tsx';
import { ProjectNotFound } from './project-not-found.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const known = caseStudyFor(params.id) !== undefined;
  return data({ id: params.id }, { status: known ? 200 : 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = ({ params }) =>
  caseStudyFor(params.id) ? pageMeta(`/portfolio/${params.id}`) : privateMeta(portfolioText.notFound.title);

/** One project told in order: what hurt, what was wanted, what was decided, before and after, what came of it. */
export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const study = caseStudyFor(loaderData.id);
  if (!study) return <ProjectNotFound />;
  return (
    <>
      <article data-case={study.palette} aria-labelledby="study-title">
        <CaseHero study={study} />
        <CaseMetrics study={study} />
        <FirstExhibit study={study} />
        <Challenge study={study} />
        <Objectives study={study} />
        <Strategy study={study} />
        <Solution study={study} />
        <Exhibits study={study} />
        <Execution study={study} />
        <Outcome study={study} />
        <Delivered study={study} />
      </article>
      <MoreStudies id={study.id} />
      <SpeakToExpert />
    </>
  );
}
