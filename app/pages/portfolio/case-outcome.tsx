import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { type ChapterProps, ChapterTitle } from './chapter.tsx';
import { Figure } from './figure.tsx';

type StudyProps = { study: CaseStudy };

/** What came of it, beyond the figures at the top of the page; two of them stand as tall as the words beside them. */
export function Outcome({ study, follows }: ChapterProps) {
  const { title, keyResults, conclusion } = study.outcome;
  const few = keyResults.length < 3;
  return (
    <Section labelledBy="results" className={follows ? 'pt-0!' : undefined}>
      <Container className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <ChapterTitle
            id="results"
            label={portfolioText.study.results}
            title={title}
            className="lg:text-5xl!"
          />
          <p className="mt-7 max-w-[34em] text-lg">{conclusion}</p>
        </div>
        <dl
          className={cx(
            'grid content-start gap-x-8 gap-y-9 sm:grid-cols-2 lg:col-span-6 xl:col-start-7',
            few && 'lg:grid-cols-1',
          )}
        >
          {keyResults.map((result) => (
            <div key={result.description} className="flex flex-col border-(--case-rule) border-t-[3px] pt-4">
              <dd
                className={cx(
                  'display figures whitespace-nowrap text-5xl text-case sm:text-6xl',
                  few && 'lg:text-[clamp(6.5rem,3rem+5vw,9.5rem)] lg:leading-[0.9]',
                )}
              >
                <Figure figure={result.percentage} />
              </dd>
              <dt className={cx('order-last mt-3 max-w-[22em]', few && 'lg:max-w-[30em] lg:text-lg')}>
                {result.description}
              </dt>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

/** The client’s results today, the services it took, and the next step. */
export function Delivered({ study }: StudyProps) {
  return (
    <Section
      labelledBy="delivered"
      className="bg-[color-mix(in_oklab,var(--case)_7%,var(--background-color-chalk))]"
    >
      <Container className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
        <div>
          <ChapterTitle id="delivered" label={portfolioText.study.delivered} />
          <ul className="mt-6 grid gap-4">
            {study.resultsDelivered.map((item) => (
              <li key={item} className="grid max-w-[36em] grid-cols-[1.25rem_1fr] gap-4">
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
          <ul className="mt-4">
            {study.servicesProvided.map((service) => (
              <li key={service.slug} className="border-(--case-rule)/25 border-b py-4">
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
                <p className="max-w-[36em]">{service.description}</p>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </Section>
  );
}
