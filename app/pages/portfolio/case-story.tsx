import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { asideSize, beyond, ChapterLabel, type ChapterProps, ChapterTitle, Paragraphs } from './chapter.tsx';
import { ExhibitPicture } from './exhibit-picture.tsx';
import { papersOf } from './exhibits.tsx';
import { inHalves, leadAndRest } from './wording.ts';

/** The challenge: its first sentence large, the rest beside it, or below it in two columns of whole sentences. */
export function Challenge({ study, follows }: ChapterProps) {
  const { lead, rest } = leadAndRest(study.challenge);
  const band = study.telling.challenge === 'band';
  const loud = band || study.telling.challenge === 'loud';
  return (
    <Section
      labelledBy="challenge"
      className={
        band ? 'bg-(--case) text-(--on-case) [--focus:var(--on-case)]' : follows ? 'pt-0!' : undefined
      }
    >
      <Container className={cx(!loud && 'grid gap-x-14 lg:grid-cols-12')}>
        <div className={cx(!loud && 'lg:col-span-6')}>
          <ChapterLabel id="challenge" label={portfolioText.study.challenge} />
          <p className={cx('display mt-3 tracking-title', asideSize, loud && 'max-w-[26em]')}>{lead}</p>
        </div>
        {rest !== '' && (
          <div className={cx(beyond, loud ? 'mt-8' : 'mt-6 lg:col-span-6 lg:mt-9 xl:col-start-7')}>
            {loud ? (
              <div className="grid gap-x-14 gap-y-[1.1em] text-lg lg:grid-cols-2">
                {inHalves(rest).map((half) => (
                  <p key={half} className="max-w-[36em]">
                    {half}
                  </p>
                ))}
              </div>
            ) : (
              <p className="max-w-[36em] text-lg">{rest}</p>
            )}
          </div>
        )}
      </Container>
    </Section>
  );
}

/** What was wanted, in the study's tint: the brief, and numbered goals down its side or across below it. */
export function Objectives({ study }: ChapterProps) {
  const { title, description, goals } = study.objectives;
  const across = study.telling.goals === 'across';
  return (
    <Section
      labelledBy="objectives"
      className="bg-[color-mix(in_oklab,var(--case)_7%,var(--background-color-chalk))]"
    >
      <Container className="grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className={cx(across ? 'grid gap-x-14 gap-y-7 lg:col-span-12 lg:grid-cols-2' : 'lg:col-span-6')}>
          <ChapterTitle id="objectives" label={portfolioText.study.objectives} title={title} />
          <Paragraphs texts={description} className={cx('max-w-[34em]', !across && 'mt-7')} />
        </div>
        <ol
          className={cx(
            'grid gap-x-5 sm:gap-x-8',
            across
              ? 'max-lg:grid-cols-[max-content_1fr] lg:col-span-12 lg:grid-flow-col lg:auto-cols-fr lg:grid-rows-[repeat(3,auto)]'
              : 'grid-cols-[max-content_1fr] lg:col-span-6 xl:col-start-7',
          )}
        >
          {goals.map((goal) => (
            <Goal key={goal.number} goal={goal} across={across} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

type GoalProps = { goal: CaseStudy['objectives']['goals'][number]; across: boolean };

function Goal({ goal, across }: GoalProps) {
  return (
    <li
      className={cx(
        'col-span-2 grid grid-cols-subgrid items-baseline border-(--case-rule)/30 border-t py-5 last:border-b sm:py-6',
        across &&
          'lg:col-span-1 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:last:border-b-0',
      )}
    >
      <span aria-hidden="true" className="figures whitespace-nowrap">
        {goal.number}
      </span>
      <div className={cx(across && 'lg:contents')}>
        <h3 className={cx('text-xl', across && 'lg:mt-2')}>{goal.title}</h3>
        <p className="mt-2 max-w-[30em]">{goal.description}</p>
      </div>
    </li>
  );
}

/** What was decided and why: its first paragraph large, the others beside it, or all below its title. */
export function Strategy({ study, follows }: ChapterProps) {
  const { title, description } = study.strategy;
  const [first, ...others] = description;
  const margin = study.telling.strategy === 'margin';
  const { ofStrategy } = papersOf(study);
  if (ofStrategy) return <StrategyAndPaper study={study} follows={follows} paper={ofStrategy} />;
  return (
    <Section labelledBy="strategy" className={follows ? 'pt-0!' : undefined}>
      <Container>
        <ChapterTitle id="strategy" label={portfolioText.study.strategy} title={title} />
        <div
          className={cx('mt-7 grid gap-x-14 gap-y-6 lg:grid-cols-12', !margin && 'items-baseline lg:mt-9')}
        >
          <p
            className={cx(
              'text-lg',
              margin
                ? 'max-w-[38em] sm:text-xl sm:leading-normal lg:col-span-9'
                : 'max-w-[34em] lg:col-span-6 xl:col-span-5',
            )}
          >
            {first}
          </p>
          <MoreOnStrategy
            texts={others}
            columns={margin}
            className={margin ? 'lg:col-span-12' : 'text-lg lg:col-span-6 lg:col-start-7'}
          />
        </div>
      </Container>
    </Section>
  );
}

type MoreProps = { texts: readonly string[]; columns?: boolean; className: string };

/** What follows its first paragraph. */
function MoreOnStrategy({ texts, columns = false, className }: MoreProps) {
  if (texts.length === 0) return null;
  return (
    <div
      className={cx(
        beyond,
        'grid content-start gap-[1.1em]',
        columns && 'gap-x-14 lg:grid-cols-2',
        className,
      )}
    >
      {texts.map((text) => (
        <p key={text} className="max-w-[34em]">
          {text}
        </p>
      ))}
    </div>
  );
}

type StrategyAndPaperProps = ChapterProps & { paper: Extract<Exhibit, { kind: 'paper' }> };

/** What was decided, all of it beside the sheet that shows it; on phones that is as wide as the window and comes first. */
function StrategyAndPaper({ study, follows, paper }: StrategyAndPaperProps) {
  const { title, description } = study.strategy;
  const [first, ...others] = description;
  return (
    <Section labelledBy="strategy" className={follows ? 'pt-0!' : undefined}>
      <Container className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="max-md:contents lg:col-span-5">
          <ChapterTitle id="strategy" label={portfolioText.study.strategy} title={title} />
          <p className="max-w-[34em] text-lg max-md:order-1 md:mt-8">{first}</p>
          <MoreOnStrategy texts={others} className="mt-5 text-lg" />
        </div>
        <figure className="exhibit grid gap-y-4 lg:col-span-7">
          <div className="max-md:-mx-gutter">
            <ExhibitPicture
              shown={paper}
              sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 56vw, 100vw"
              className="aspect-[4/5] w-full object-cover md:rounded-lg"
            />
          </div>
          <figcaption>
            <h3 className="text-xl">{paper.title}</h3>
            <p className="mt-2 max-w-[34em] max-md:text-sm">{paper.caption}</p>
          </figcaption>
        </figure>
      </Container>
    </Section>
  );
}
