import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** How many stand open on a phone: a row of a desk, so that pictures are not far. */
const open = 3;

/** Complaints in the visitor's own words, each a way to one service. */
export function ByProblem() {
  const { byProblem } = servicesIndex;
  return (
    <Band id={byProblem.id} tone="ink" className="pt-9! sm:pt-11!">
      <Container>
        <SectionHead section={byProblem} size="sm" gap="mt-2" />
        <div className="mt-7">
          <FirstFew
            items={byProblem.entries}
            open={open}
            label={(rest) => say('{count} more complaints', { count: rest.length })}
            className="max-md:border-current/30 max-md:border-y"
          >
            {(some) => (
              // Three beside each other share their lines: complaint, service, advice.
              <ul className="grid gap-x-10 md:grid-cols-3">
                {some.map((entry) => (
                  <li
                    key={entry.service}
                    className="group/problem relative grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1.5 border-chalk/25 border-t py-4.5 sm:py-6 md:row-span-3 md:grid-rows-subgrid"
                  >
                    <p className="display col-span-2 text-balance text-xl sm:pb-1.5 lg:text-2xl">
                      “{entry.problem}”
                    </p>
                    <Answer entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </FirstFew>
        </div>
      </Container>
    </Band>
  );
}

type AnswerProps = { entry: (typeof servicesIndex)['byProblem']['entries'][number] };

/** The service with its arrow, as in a sentence, and the advice below both. */
function Answer({ entry }: AnswerProps) {
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
      <p className="col-span-2 max-w-[32em] text-balance text-mist max-sm:text-sm">{entry.advice}</p>
    </>
  );
}
