import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** How many complaints are said loudly, as they are on the phone. */
const loud = 3;

/** Complaints in the visitor's own words, each a way to one service. */
export function ByProblem() {
  const { byProblem } = servicesIndex;
  return (
    <Band id={byProblem.id} tone="ink" className="pt-9! sm:pt-11!">
      <Container>
        <SectionHead section={byProblem} size="sm" gap="mt-2" />
        <ul className="mt-7 grid gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {byProblem.entries.map((entry, index) =>
            index < loud ? (
              <li
                key={entry.service}
                className="group/problem relative grid gap-x-16 gap-y-4 border-chalk/25 border-t py-6 sm:py-7 lg:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline"
              >
                <p className="display text-3xl">“{entry.problem}”</p>
                <div className={answer}>
                  <Answer entry={entry} className="mt-1 sm:mt-2" />
                </div>
              </li>
            ) : (
              // Two beside each other share their lines: complaint, service, advice.
              <li
                key={entry.service}
                className={cx(
                  'group/problem relative gap-y-1.5 border-chalk/25 border-t py-4.5 sm:gap-y-3 sm:py-6 lg:row-span-3 lg:grid-rows-subgrid',
                  answer,
                )}
              >
                <p className="display col-span-2 text-xl sm:pb-1.5 sm:text-2xl">“{entry.problem}”</p>
                <Answer entry={entry} />
              </li>
            ),
          )}
        </ul>
      </Container>
    </Band>
  );
}

/** The service with its arrow, as in a sentence, and the advice below both. */
const answer = 'grid grid-cols-[auto_1fr] items-start gap-x-3';

type AnswerProps = { entry: (typeof servicesIndex)['byProblem']['entries'][number]; className?: string };

function Answer({ entry, className = 'sm:-mt-1.5' }: AnswerProps) {
  return (
    <>
      <h3 className="text-lg">
        <CardLink
          href={`/services/${entry.service}`}
          className="underline decoration-spray decoration-[3px] underline-offset-[0.3em]"
        >
          {services[entry.service].name}
        </CardLink>
      </h3>
      <Icon name="arrow" className="mt-1 transition-transform group-hover/problem:translate-x-1" />
      <p className={cx('col-span-2 max-w-[32em] text-mist max-sm:text-sm', className)}>{entry.advice}</p>
    </>
  );
}
