import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { ChapterTitle, MarginGrid, Paragraphs } from './chapter.tsx';
import { leadAndRest } from './wording.ts';

type StudyProps = { study: CaseStudy };

const half = 'px-gutter py-10 sm:py-16 lg:py-24';

/** The challenge: its first sentence large, the rest beside the title. */
export function Challenge({ study }: StudyProps) {
  const { lead, rest } = leadAndRest(study.challenge);
  return (
    <Section labelledBy="challenge">
      <Container>
        <MarginGrid left={<ChapterTitle id="challenge" label={portfolioText.study.challenge} />}>
          <p className="display max-w-[24em] text-2xl tracking-title">{lead}</p>
          <p className="mt-6 max-w-[36em] text-lg">{rest}</p>
        </MarginGrid>
      </Container>
    </Section>
  );
}

/** What was wanted, in the study's tint: the brief on one side, numbered goals down the other. */
export function Objectives({ study }: StudyProps) {
  const { title, description, goals } = study.objectives;
  return (
    <Section
      labelledBy="objectives"
      className="bg-[color-mix(in_oklab,var(--case)_7%,var(--background-color-chalk))]"
    >
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <ChapterTitle id="objectives" label={portfolioText.study.objectives} title={title} />
          <Paragraphs texts={description} className="mt-7 max-w-[34em]" />
        </div>
        <ol className="grid grid-cols-[max-content_1fr] gap-x-5 sm:gap-x-8 lg:col-span-6 xl:col-start-7">
          {goals.map((goal) => (
            <li
              key={goal.number}
              className="col-span-2 grid grid-cols-subgrid border-(--case-rule)/30 border-t py-6 last:border-b"
            >
              <span
                aria-hidden="true"
                className="display figures whitespace-nowrap text-5xl text-case leading-[0.85]"
              >
                {goal.number}
              </span>
              <div>
                <h3 className="text-xl">{goal.title}</h3>
                <p className="mt-2 max-w-[30em]">{goal.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** What was decided and why: its first paragraph large, the others beside it. */
export function Strategy({ study }: StudyProps) {
  const { title, description } = study.strategy;
  const [first, ...others] = description;
  return (
    <Section labelledBy="strategy">
      <Container>
        <ChapterTitle
          id="strategy"
          label={portfolioText.study.strategy}
          title={title}
          className="text-5xl!"
        />
        <div className="mt-9 grid gap-x-14 gap-y-6 lg:grid-cols-12">
          <p className="max-w-[32em] text-xl leading-normal lg:col-span-6 xl:col-span-5">{first}</p>
          <div className="grid content-start gap-[1.1em] lg:col-span-6 lg:col-start-7">
            {others.map((paragraph) => (
              <p key={paragraph} className="max-w-[34em]">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** What was built, on the study's second colour, beside what the client makes. */
export function Solution({ study }: StudyProps) {
  const { lead, rest } = leadAndRest(study.solution);
  return (
    <section
      aria-labelledby="solution"
      className="relative bg-(--case-band) text-(--on-case-band) [--focus:var(--on-case-band)] lg:grid lg:grid-cols-[4fr_5fr]"
    >
      <div
        className={`${half} lg:pr-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]`}
      >
        <h2 id="solution" className="font-sans font-semibold text-base tracking-normal">
          {portfolioText.study.solution}
        </h2>
        <p className="display mt-4 max-w-[20em] text-2xl lg:text-3xl">{lead}</p>
        <p className="mt-6 max-w-[34em] text-lg">{rest}</p>
      </div>
      <div className="lg:relative">
        <StudyPicture
          study={study}
          poster
          decorative
          sizes="(min-width: 64rem) 56vw, 100vw"
          className="aspect-[4/3] size-full object-cover lg:absolute lg:inset-0 lg:aspect-auto"
        />
      </div>
    </section>
  );
}

/** One situation before and after, as two halves of one page. */
export function Execution({ study }: StudyProps) {
  const { title, before, after } = study.execution;
  return (
    <section aria-labelledby="execution" className="pt-section">
      <Container>
        <ChapterTitle id="execution" label={portfolioText.study.execution} title={title} />
      </Container>
      <div className="mt-10 grid lg:mt-14 lg:grid-cols-2">
        <div
          className={`${half} bg-sand lg:pr-16 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]`}
        >
          <p className="font-semibold">{portfolioText.study.before}</p>
          <h3 className="mt-2 text-2xl">{before.title}</h3>
          <p className="mt-5 max-w-[34em] text-ink-soft">{before.description}</p>
        </div>
        <div
          className={`${half} bg-(--case) text-(--on-case) lg:pl-16 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]`}
        >
          <p className="font-semibold">{portfolioText.study.after}</p>
          <h3 className="mt-2 text-2xl">{after.title}</h3>
          <p className="mt-5 max-w-[34em]">{after.description}</p>
        </div>
      </div>
    </section>
  );
}
