import { Band } from '#app/pages/services/band.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** How many stand open on a phone, so that pictures are not far: with the loud ones, and in rows of three elsewhere. */
const open = 6;
/** How many are said loud, a row each. */
const loud = 3;

/** Complaints in the visitor's own words, the commonest three as large as they are said: each is a way to one service. */
export function ByProblem() {
  const { byProblem } = servicesIndex;
  return (
    // On a phone it begins in the bed of the sea, which is as dark: the first complaint stands in the first view.
    <Band id={byProblem.id} tone="ink" className="max-sm:-mt-7 max-sm:pt-3! sm:pt-11!">
      <Container>
        {/* The heading is quieter than what it asks for. */}
        <div className={`items-baseline ${columns}`}>
          <h2 id={`${byProblem.id}-title`} className="text-xl max-sm:text-lg">
            {byProblem.title}
          </h2>
          <p className="text-balance text-mist text-sm max-sm:hidden">{byProblem.lead}</p>
        </div>
        <div className="mt-3 sm:mt-5">
          <FirstFew
            items={byProblem.entries}
            open={open}
            label={(rest) => say('{count} more complaints', { count: rest.length })}
            className="max-md:border-current/30 max-md:border-y"
          >
            {(some, from) => (
              <ul className="gap-x-5 lg:grid lg:grid-cols-3">
                {some.map((entry, index) => (
                  <Complaint key={entry.service} entry={entry} isLoud={from + index < loud} />
                ))}
              </ul>
            )}
          </FirstFew>
        </div>
      </Container>
    </Band>
  );
}

const columns = 'grid gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_21rem]';

type ComplaintProps = {
  entry: (typeof servicesIndex)['byProblem']['entries'][number];
  isLoud: boolean;
};

/** What somebody says, and after it the service that answers, with its arrow and a word of advice. */
function Complaint({ entry, isLoud }: ComplaintProps) {
  return (
    <li
      className={cx(
        'group/problem relative border-chalk/25 border-t py-3.5 sm:py-5',
        isLoud
          ? `items-center lg:col-span-3 ${columns}`
          : 'grid gap-y-2 lg:gap-y-3 lg:row-span-2 lg:grid-rows-subgrid lg:pb-7',
      )}
    >
      <p
        className={cx(
          'display text-balance text-xl leading-tight max-sm:text-[1.1875rem]',
          isLoud && 'lg:text-[clamp(1.65rem,1.38rem+0.78vw,2.25rem)]',
        )}
      >
        “{entry.problem}”
      </p>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 sm:grid-cols-[1fr_auto]">
        <h3 className="text-lg max-sm:text-base">
          <CardLink
            href={`/services/${entry.service}`}
            className="underline decoration-spray decoration-[3px] underline-offset-[0.3em]"
          >
            {services[entry.service].name}
          </CardLink>
        </h3>
        <Icon
          name="arrow"
          className="row-span-2 transition-transform group-hover/problem:translate-x-1 sm:size-6"
        />
        <p className="mt-1 text-balance text-mist text-sm max-sm:hidden">{entry.advice}</p>
      </div>
    </li>
  );
}
