import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** Complaints in the visitor's own words, each a way to one service. */
export function ByProblem() {
  const { byProblem } = servicesIndex;
  return (
    <Band id={byProblem.id} tone="ink" className="pt-10! sm:pt-14!">
      <Container>
        <SectionHead section={byProblem} shape="split" />
        <ul className="mt-10 sm:mt-14">
          {byProblem.entries.map((entry) => (
            <li
              key={entry.service}
              className="group/problem relative grid gap-x-16 gap-y-1.5 border-chalk/25 border-t py-4.5 sm:gap-y-2 sm:py-6 last:border-b lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline"
            >
              <p className="display text-xl sm:text-2xl">“{entry.problem}”</p>
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
