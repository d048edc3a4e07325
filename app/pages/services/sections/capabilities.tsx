import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { capabilityGrids } from './capability-grids.tsx';
import type { SectionProps } from './types.ts';
import { WithPaper } from './with-paper.tsx';

type Items = { items: SectionProps<'capabilities'>['section']['items'] };

/** What we do: a numbered list, an index in big letters, one of the kinds of cards, or in place of list and cards a list beside a drawing. */
export function Capabilities({
  section,
  tone = 'chalk',
  head = 'split',
  shape = 'cells',
  paper,
}: SectionProps<'capabilities'>) {
  const Shape = { rows: Rows, index: Index, grid: capabilityGrids[shape] }[section.layout];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        {paper && section.layout !== 'index' ? (
          <WithPaper section={section} paper={paper}>
            <Beside items={section.items} numbered={section.layout === 'rows'} />
          </WithPaper>
        ) : (
          <>
            <SectionHead section={section} shape={head} />
            <Shape items={section.items} />
          </>
        )}
      </Container>
    </Band>
  );
}

/** Numbers are those of the parts in the drawing. */
function Beside({ items, numbered }: Items & { numbered: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={cx('mt-8', items.length > 5 && 'grid gap-x-10 sm:grid-cols-2')}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'grid content-start items-baseline gap-x-3 gap-y-1 border-t py-4',
            numbered && 'grid-cols-[2rem_minmax(0,1fr)]',
            ruled,
          )}
        >
          {numbered && (
            <span aria-hidden="true" className="display figures text-tide text-xl in-[.on-ink]:text-spray">
              {index + 1}
            </span>
          )}
          <h3 className="text-xl">{item.title}</h3>
          <p className={cx('max-w-[34em]', numbered && 'col-start-2')}>{item.text}</p>
        </li>
      ))}
    </List>
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

/** How many of an index stand open on a phone. */
const open = 3;

function Index({ items }: Items) {
  const rest = items.slice(open);
  return (
    <div className={cx('mt-8 border-b sm:mt-14', ruled)}>
      <Big items={items.slice(0, open)} />
      {rest.length > 0 && (
        <PhoneFold
          label={say('{count} more in the list', { count: rest.length })}
          className={cx('max-md:border-t', ruled)}
        >
          <Big items={rest} />
        </PhoneFold>
      )}
    </div>
  );
}

function Big({ items }: Items) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.title}
          className={cx(
            'grid gap-x-16 gap-y-2 border-t py-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:py-6',
            ruled,
          )}
        >
          <h3 className="text-3xl leading-none max-md:text-2xl">{item.title}</h3>
          <p className="max-w-[34em] text-lg">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
