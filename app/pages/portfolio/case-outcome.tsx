import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { type ChapterProps, ChapterTitle } from './chapter.tsx';
import { Compared } from './compared.tsx';
import { Figure } from './figure.tsx';

type StudyProps = { study: CaseStudy };

/** What came of it, beyond the figures at the top of the page. */
export function Outcome(props: ChapterProps) {
  return props.study.telling.results === 'first-large' ? <OneFigure {...props} /> : <Figures {...props} />;
}

/** The more signs it has, the smaller it is, so that it keeps to five columns. */
const largeSizes = [
  'text-[15rem] lg:text-[clamp(20rem,37vw,30rem)]',
  'text-[clamp(6.5rem,4.2rem+9.6vw,12rem)]',
  'text-6xl lg:text-[clamp(6.5rem,3rem+5vw,9.5rem)]',
] as const;
const largeSize = ({ length }: string) => largeSizes[length === 1 ? 0 : length < 4 ? 1 : 2];

/** One figure as tall as the words beside it, and in lines below these what else came of it. */
function OneFigure({ study, follows }: ChapterProps) {
  const { title, keyResults, conclusion } = study.outcome;
  const [first, ...others] = keyResults;
  if (!first) return null;
  return (
    <Section labelledBy="results" className={follows ? 'pt-0!' : undefined}>
      <Container className="grid gap-x-14 gap-y-7 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7 lg:col-start-6">
          <ChapterTitle id="results" label={portfolioText.study.results} title={title} />
        </div>
        <dl className="flex flex-row-reverse items-end justify-end gap-5 lg:flex-col-reverse lg:items-stretch lg:col-span-5 lg:row-span-2 lg:row-start-1 lg:justify-end">
          <dt className="text-lg">{first.description}</dt>
          <dd
            className={cx(
              'display figures -ml-[0.04em] whitespace-nowrap text-case leading-[0.74]',
              largeSize(first.percentage),
            )}
          >
            <Figure figure={first.percentage} />
          </dd>
        </dl>
        <div className="lg:col-span-7 lg:col-start-6">
          <p className="max-w-[34em] text-lg">{conclusion}</p>
          <dl className="mt-7 max-w-[38em] border-(--case-rule)/30 border-t text-lg">
            {others.map(({ percentage, description }) => (
              <div
                key={description}
                className="flex items-baseline gap-4 border-(--case-rule)/30 border-b py-4"
              >
                <dt className="order-last">{description}</dt>
                <dd className="font-semibold text-case">
                  <Figure figure={percentage} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}

/** Figures beside the words, as tall as these where they are two, or across the page. */
function Figures({ study, follows }: ChapterProps) {
  const { title, keyResults, conclusion } = study.outcome;
  const across = study.telling.results === 'across';
  const tall = !across && keyResults.length < 3;
  const large = tall || across;
  return (
    <Section labelledBy="results" className={follows ? 'pt-0!' : undefined}>
      <Container className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className={across ? 'lg:col-span-12' : 'lg:col-span-6'}>
          <ChapterTitle id="results" label={portfolioText.study.results} title={title} />
          <p className={cx('mt-7 text-lg', across ? 'max-w-[40em]' : 'max-w-[34em]')}>{conclusion}</p>
        </div>
        <dl
          className={cx(
            'grid grid-cols-2 content-start gap-x-6 gap-y-9 sm:gap-x-8',
            across ? 'lg:col-span-12 lg:gap-x-14' : 'lg:col-span-6 xl:col-start-7',
            tall && 'lg:grid-cols-1',
          )}
        >
          {keyResults.map((result) => (
            <div key={result.description} className="flex flex-col border-(--case-rule) border-t-[3px] pt-4">
              <dt
                className={cx(
                  'mt-3 max-w-[22em] text-balance max-sm:text-sm',
                  large && 'lg:max-w-[30em] lg:text-lg',
                )}
              >
                {result.description}
              </dt>
              <dd
                className={cx(
                  'display figures order-first whitespace-nowrap text-5xl text-case sm:text-6xl',
                  large && 'lg:text-[clamp(6.5rem,3rem+5vw,9.5rem)] lg:leading-[0.9]',
                )}
              >
                <Figure figure={result.percentage} />
              </dd>
              {result.before && result.after && (
                <dd className="mt-auto">
                  <Compared {...result} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

/** The client’s results today, the services it took, and the next step: side by side, or one below the other. */
export function Delivered({ study }: StudyProps) {
  const across = study.telling.delivered === 'across';
  return (
    <Section
      labelledBy="delivered"
      className="bg-[color-mix(in_oklab,var(--case)_7%,var(--background-color-chalk))]"
    >
      <Container className={cx('grid gap-x-14', across ? 'gap-y-16' : 'gap-y-14 lg:grid-cols-2')}>
        <div>
          <ChapterTitle id="delivered" label={portfolioText.study.delivered} />
          <ul className={cx('mt-6 grid gap-4', across && 'gap-x-14 sm:grid-cols-2')}>
            {study.resultsDelivered.map((item) => (
              <li key={item} className="grid max-w-[36em] grid-cols-[1.25rem_1fr] gap-4 text-balance">
                <Icon name="check" className="mt-1 text-case" />
                {item}
              </li>
            ))}
          </ul>
          <LinkButton href="/lets-talk" size="lg" icon="arrow" className="mt-9">
            {portfolioText.study.start}
          </LinkButton>
        </div>
        <section aria-labelledby="services">
          <ChapterTitle id="services" label={portfolioText.study.services} />
          <ul className={cx('mt-4', across && 'gap-x-10 lg:grid lg:auto-cols-fr lg:grid-flow-col')}>
            {study.servicesProvided.map((service) => (
              <li
                key={service.slug}
                className={cx(
                  'border-(--case-rule)/25 border-b py-3 first:border-t sm:py-4',
                  across && 'lg:border-t lg:border-b-0',
                )}
              >
                <h3 className="text-xl">
                  <a
                    href={`/services/${service.slug}`}
                    className="group/service inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                  >
                    {service.label}
                    <Icon
                      name="arrow"
                      className="transition-transform duration-200 group-hover/service:translate-x-1"
                    />
                  </a>
                </h3>
                <p className="max-w-[36em] text-balance">{service.description}</p>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </Section>
  );
}
