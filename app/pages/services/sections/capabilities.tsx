import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { capabilityGrids } from './capability-grids.tsx';
import type { SectionProps } from './types.ts';

type Items = { items: SectionProps<'capabilities'>['section']['items'] };

/** What we do: a numbered list, an index in big letters, or one of four kinds of cards. */
export function Capabilities({ section, tone = 'chalk', shape = 'cells' }: SectionProps<'capabilities'>) {
  if (section.layout === 'rows') {
    return (
      <Band id={section.id} tone={tone}>
        <Container>
          <SectionHead section={section} shape="split" />
          <Rows items={section.items} />
        </Container>
      </Band>
    );
  }
  if (section.layout === 'index') {
    return (
      <Band id={section.id} tone={tone}>
        <Container>
          <SectionHead section={section} shape="split" />
          <Index items={section.items} />
        </Container>
      </Band>
    );
  }
  const Grid = capabilityGrids[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={shape === 'feed' ? 'stack' : 'split'} />
        <Grid items={section.items} />
      </Container>
    </Band>
  );
}

function Rows({ items }: Items) {
  return (
    <ol className="mt-8 sm:mt-14">
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-y-1.5 border-t py-5 last:border-b sm:grid-cols-[3rem_minmax(0,5fr)_minmax(0,7fr)] sm:gap-x-8 sm:py-6 lg:grid-cols-[3rem_calc((100%-4rem)*7/12-3rem)_minmax(0,1fr)]',
            ruled,
          )}
        >
          <span
            aria-hidden="true"
            className="display figures text-2xl text-tide max-sm:text-lg in-[.on-ink]:text-spray"
          >
            {index + 1}
          </span>
          <h3 className="text-2xl">{item.title}</h3>
          <p className="max-w-[34em] max-sm:col-start-2">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Index({ items }: Items) {
  return (
    <ul className="mt-10 sm:mt-14">
      {items.map((item) => (
        <li
          key={item.title}
          className={cx(
            'grid gap-x-16 gap-y-2 border-t py-6 last:border-b md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center',
            ruled,
          )}
        >
          <h3 className="text-4xl leading-none">{item.title}</h3>
          <p className="max-w-[34em] text-lg">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
