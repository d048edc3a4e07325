import type { ReactNode } from 'react';
import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew, PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { capabilityGrids } from './capability-grids.tsx';
import { DrawnDecisions } from './drawn-decisions.tsx';
import type { SectionProps } from './types.ts';
import { WithPaper } from './with-paper.tsx';

type Items = { items: readonly SectionProps<'capabilities'>['section']['items'][number][] };

/** What we do: a numbered list, an index in big letters, one of the kinds of cards, or in place of all of them a list beside a drawing. */
export function Capabilities({
  section,
  tone = 'chalk',
  head = 'split',
  shape = 'cells',
  paper,
}: SectionProps<'capabilities'>) {
  const grid = capabilityGrids[shape === 'drawn' ? 'cells' : shape];
  const Shape = { rows: shape === 'drawn' ? DrawnDecisions : Rows, index: Index, grid }[section.layout];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        {paper ? (
          <WithPaper section={section} paper={paper}>
            {section.layout === 'index' ? (
              <Strands items={section.items} />
            ) : (
              <Beside items={section.items} numbered={section.layout === 'rows'} />
            )}
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

/** Six stand in pairs, and on phones behind their titles; of fewer the later ones are folded there. */
function Beside({ items, numbered }: Items & { numbered: boolean }) {
  return (
    <div className="mt-8">
      {items.length > 5 ? (
        <Pairs items={items} />
      ) : (
        <FirstFew
          items={items}
          open={3}
          label={(rest) => say('{count} more in the list', { count: rest.length })}
          name={(item) => item.title}
          className="max-md:border-current/30 max-md:border-y"
        >
          {(some, from) => <Points items={some} numbered={numbered} from={from} />}
        </FirstFew>
      )}
    </div>
  );
}

const strand = (at: number) => `M${at * 2 + 1} 0v1`;

/** Each begins where it is named and runs on beside those before it; on phones what it is stands behind its name. */
const Strands = ({ items }: Items) => (
  <ul className={cx('mt-8 border-b', ruled)}>
    {items.map((item, index) => (
      <li key={item.title} className={cx('relative border-t pl-12 md:pl-16', ruled)}>
        {/* Stretched downwards alone, so that its strokes stay as wide as they are. */}
        <svg
          viewBox={`0 0 ${items.length * 2} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute left-0 h-full w-9 stroke-spray"
        >
          {index > 0 && (
            <path
              d={items
                .slice(0, index)
                .map((_, before) => strand(before))
                .join('')}
            />
          )}
          <path d={strand(index)} className="stroke-beacon" />
        </svg>
        <PhoneFold label={<h3 className="text-xl">{item.title}</h3>}>
          <div className="gap-x-8 max-md:pb-5 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-4.5">
            <h3 className="fold-title text-xl">{item.title}</h3>
            <p className="text-pretty max-sm:text-sm">{item.text}</p>
          </div>
        </PhoneFold>
      </li>
    ))}
  </ul>
);

const pairTitle = 'text-xl md:text-lg';

/** Those of a row share their lines. */
const Pairs = ({ items }: Items) => (
  <ul className={cx('grid gap-x-10 max-md:border-b md:grid-cols-2', ruled)}>
    {items.map((item) => (
      <li key={item.title} className={cx('border-t md:py-5', ruled)}>
        <PhoneFold label={<h3 className={pairTitle}>{item.title}</h3>}>
          <h3 className={cx('fold-title', pairTitle)}>{item.title}</h3>
          <p className="max-w-[34em] max-sm:text-sm max-md:pb-5 md:mt-2">{item.text}</p>
        </PhoneFold>
      </li>
    ))}
  </ul>
);

type PointsProps = Items & { numbered: boolean; from: number };

/** Numbers are those of the parts in the drawing. */
function Points({ items, numbered, from }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List {...(numbered && { start: from + 1 })}>
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
              {from + index + 1}
            </span>
          )}
          <h3 className="text-xl">{item.title}</h3>
          <p className={cx('max-w-[34em] max-sm:text-sm', numbered && 'col-start-2')}>{item.text}</p>
        </li>
      ))}
    </List>
  );
}

type AcrossProps = Items & { children: (some: Items['items'], from: number) => ReactNode };

/** A list across the page, of which three stand open on a phone. */
const Across = ({ items, children }: AcrossProps) => (
  <div className={cx('mt-8 border-b sm:mt-12', ruled)}>
    <FirstFew
      items={items}
      open={3}
      label={(rest) => say('{count} more in the list', { count: rest.length })}
      name={(item) => item.title}
      className={cx('max-md:border-t', ruled)}
    >
      {children}
    </FirstFew>
  </div>
);

const Rows = ({ items }: Items) => (
  <Across items={items}>{(some, from) => <Lines items={some} from={from} />}</Across>
);

function Lines({ items, from }: Items & { from: number }) {
  return (
    <ol start={from + 1}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-y-1.5 border-t py-4 sm:grid-cols-[3rem_minmax(0,5fr)_minmax(0,7fr)] sm:gap-x-8 sm:py-6 lg:grid-cols-[3rem_calc((100%-4rem)*7/12-3rem)_minmax(0,1fr)]',
            ruled,
          )}
        >
          <span
            aria-hidden="true"
            className="display figures text-2xl text-tide max-sm:text-lg in-[.on-ink]:text-spray"
          >
            {from + index + 1}
          </span>
          <h3 className="text-xl sm:text-2xl">{item.title}</h3>
          <p className="max-w-[34em] text-balance max-sm:col-start-2 max-sm:text-sm">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

const Index = ({ items }: Items) => <Across items={items}>{(some) => <Big items={some} />}</Across>;

/** Three beside each other share their lines: strand and what it is. */
function Big({ items }: Items) {
  return (
    <ul className="gap-x-10 md:grid md:grid-cols-3">
      {items.map((item) => (
        <li
          key={item.title}
          className={cx('grid gap-y-1.5 border-t py-4 md:row-span-2 md:grid-rows-subgrid md:py-6', ruled)}
        >
          <h3 className="text-xl">{item.title}</h3>
          <p className="max-w-[34em] max-sm:text-sm">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
