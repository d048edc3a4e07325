import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { Compared } from './compared.tsx';
import { Figure } from './figure.tsx';

/** The three figures of the study, the first one loudest, and where they come from. */
export function CaseMetrics({ study }: { study: CaseStudy }) {
  // One of two alone would leave a hole beside its bars.
  const compared = study.keyMetrics.slice(1).every(({ before, after }) => before && after);
  return (
    <section
      aria-label={say('Key metrics')}
      className={cx('pt-10 sm:pt-14', study.telling.opening === 'picture' ? 'pb-10 sm:pb-16' : 'pb-section')}
    >
      <Container>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-9 sm:gap-x-10 lg:grid-cols-12 lg:gap-x-14">
          {study.keyMetrics.map((metric, index) => (
            <div
              key={metric.label}
              className={cx(
                'row-span-2 grid grid-rows-subgrid gap-y-0 border-(--case-rule) border-t-[3px] pt-4',
                index === 0 ? 'col-span-2 lg:col-span-6' : 'lg:col-span-3',
              )}
            >
              <dt className="font-semibold leading-tight">{metric.label}</dt>
              <dd className="flex flex-col">
                <span
                  className={cx(
                    'display figures block text-case',
                    index === 0
                      ? 'max-sm:*:whitespace-normal text-[clamp(6.5rem,4.2rem+9.6vw,12rem)] leading-[0.86] tracking-[-0.04em] sm:mt-3'
                      : 'mt-1 text-5xl sm:text-6xl',
                  )}
                >
                  <Figure figure={metric.percentage} />
                </span>
                <p className={cx('mt-3 max-w-[26em]', index === 0 ? 'text-lg' : 'text-ink-soft text-sm')}>
                  {metric.description}
                </p>
                {index > 0 && compared && <Compared {...metric} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-[44em] text-ink-soft text-sm">
          <span className="font-semibold">{portfolioText.study.basis}:</span> {study.basis}
        </p>
      </Container>
    </section>
  );
}
