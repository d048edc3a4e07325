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
    <Band id={byProblem.id} tone="ink" className="pt-10! sm:pt-14!">
      <Container>
        <SectionHead section={byProblem} shape="split" />
        <ul className="mt-10 grid gap-x-16 sm:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {byProblem.entries.map((entry, index) => (
            <li
              key={entry.service}
              className={cx(
                'group/problem relative grid content-between border-chalk/25 border-t',
                index < loud
                  ? 'gap-x-16 gap-y-4 py-7 sm:py-9 lg:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end'
                  : 'gap-y-1.5 py-4.5 sm:gap-y-3 sm:py-6',
              )}
            >
              <p className={cx('display', index < loud ? 'text-4xl' : 'text-xl sm:text-2xl')}>
                “{entry.problem}”
              </p>
              <div className="flex items-start justify-between gap-6">
                <div>
                  <h3 className="text-lg">
                    <CardLink
                      href={`/services/${entry.service}`}
                      className="underline decoration-beacon decoration-[3px] underline-offset-[0.3em]"
                    >
                      {services[entry.service].name}
                    </CardLink>
                  </h3>
                  <p className="mt-1 max-w-[32em] text-mist max-sm:text-sm sm:mt-2">{entry.advice}</p>
                </div>
                <Icon
                  name="arrow"
                  className="mt-1 size-6 transition-transform group-hover/problem:translate-x-1"
                />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
