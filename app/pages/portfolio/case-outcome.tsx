import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { ChapterTitle } from './chapter.tsx';
import { Figure } from './figure.tsx';

type StudyProps = { study: CaseStudy };

/** What came of it: the figures as a ledger, the conclusion beside them. */
export function Outcome({ study }: StudyProps) {
  const { title, keyResults, conclusion } = study.outcome;
  return (
    <Section labelledBy="results">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <ChapterTitle id="results" label={portfolioText.study.results} title={title} />
          <p className="mt-7 max-w-[34em] border-(--case-rule) border-l-[3px] pl-5 text-lg">{conclusion}</p>
        </div>
        <div className="lg:col-span-7 xl:col-span-6 xl:col-start-7">
          <dl className="grid grid-cols-[max-content_1fr] gap-x-5 border-sand-deep border-t sm:gap-x-8">
            {keyResults.map((result) => (
              <div
                key={result.description}
                className="col-span-2 grid grid-cols-subgrid items-center border-sand-deep border-b py-4"
              >
                <dd className="display figures whitespace-nowrap text-4xl text-case">
                  <Figure figure={result.percentage} />
                </dd>
                <dt className="order-last max-w-[26em]">{result.description}</dt>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-ink-soft text-xs">{study.basis}</p>
        </div>
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
      <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <ChapterTitle id="delivered" label={portfolioText.study.delivered} />
          <ul className="mt-6 grid gap-4">
            {study.resultsDelivered.map((item) => (
              <li key={item} className="grid max-w-[36em] grid-cols-[1.25rem_1fr] gap-4">
                <Icon name="check" className="mt-1 size-5 text-case" />
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
