import type { ReactNode } from 'react';
import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';
import { WithPaper } from './with-paper.tsx';

type Items = { items: readonly SectionProps<'included'>['section']['items'][number][] };

/** The six things in the price: beside a drawing, or across the page as pairs, as the sheet of a proposal, as a till receipt or in brief. */
export function Included({
  section,
  tone,
  joined,
  head = 'split',
  shape = 'pairs',
  paper,
}: SectionProps<'included'>) {
  const Shape = { pairs: Pairs, sheet: Sheet, receipt: Receipt, brief: Brief }[shape];
  return (
    <Band id={section.id} tone={tone} joined={joined}>
      <Container>
        {paper ? (
          <WithPaper section={section} paper={paper}>
            <div className="mt-6">
              <Folded items={section.items} open={2}>
                {(items) => <Ticked items={items} className="gap-x-10 xl:grid-cols-2" />}
              </Folded>
            </div>
          </WithPaper>
        ) : (
          <>
            <SectionHead section={section} shape={joined ? 'line' : head} />
            <Shape items={section.items} />
          </>
        )}
      </Container>
    </Band>
  );
}

type FoldedProps = Items & {
  open?: number;
  /** On a sheet, whose edge ends the list. */
  onPaper?: boolean;
  children: (items: Items['items'], from: number) => ReactNode;
};

/** Six of a kind are a screen and a half of a phone: those after the first row of a desk are folded there. */
const Folded = ({ items, open = 3, onPaper = false, children }: FoldedProps) => (
  <FirstFew
    items={items}
    open={open}
    label={(rest) => say('{count} more included', { count: rest.length })}
    name={(item) => item.title}
    className={cx('max-md:border-current/30', onPaper ? 'max-md:border-t' : 'max-md:border-y')}
  >
    {children}
  </FirstFew>
);

const Pairs = ({ items }: Items) => (
  <div className="mt-8 sm:mt-12">
    <Folded items={items}>{(part) => <Ticked items={part} className="gap-x-10 lg:grid-cols-3" />}</Folded>
  </div>
);

function Ticked({ items, className }: Items & { className?: string }) {
  return (
    <ul className={cx('grid', className)}>
      {items.map((item) => (
        <li
          key={item.title}
          className={cx('grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 border-t py-4.5', ruled)}
        >
          <Icon name="check" className="mt-1 text-tide in-[.on-ink]:text-spray" />
          <div>
            <h3 className="text-xl">{item.title}</h3>
            <p className={cx('mt-1 max-w-[34em] text-pretty max-sm:text-sm', soft)}>{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Each has its tick and its title, on phones as well. */
const Brief = ({ items }: Items) => (
  <ul className={cx('mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3', ruled)}>
    {items.map((item) => (
      <li
        key={item.title}
        className={cx(
          'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 border-t py-3 max-sm:text-sm sm:py-4.5',
          ruled,
        )}
      >
        <Icon name="check" className="mt-1 text-tide" />
        <div>
          <h3 className="text-xl max-sm:text-base">{item.title}</h3>
          <p className="text-pretty sm:mt-1">{item.text}</p>
        </div>
      </li>
    ))}
  </ul>
);

const sheet = 'mt-8 rounded-lg shadow-raised sm:mt-12';
const torn = 'mt-8 [filter:drop-shadow(0_9px_7px_#0000001a)] sm:mt-12';

function Sheet({ items }: Items) {
  return (
    <div className={sheet}>
      <Paper items={items} mark={(index) => String(index + 1).padStart(2, '0')} className="rounded-lg py-2" />
    </div>
  );
}

/** Torn at both ends, with a tick for each thing that was asked for. */
function Receipt({ items }: Items) {
  return (
    <div className={torn}>
      <Paper
        items={items}
        mark={() => <Icon name="check" className="text-tide" />}
        dashed
        className="torn py-7 sm:py-8"
      />
    </div>
  );
}

type PaperProps = Items & { mark: (index: number) => ReactNode; dashed?: boolean; className: string };

/** Three beside each other, each row under a rule of its own but the first. */
function Paper({ items, mark, dashed = false, className }: PaperProps) {
  const rule = cx('border-sand-deep', dashed && 'border-dashed');
  return (
    <div className={cx('bg-foam px-6 text-ink sm:px-10', className)}>
      <Folded items={items} onPaper>
        {(part, from) => (
          <ol start={from + 1} className={cx('grid gap-x-10 lg:grid-cols-3', rule, from > 0 && 'border-t')}>
            {part.map((item, index) => (
              <li
                key={item.title}
                className={cx(
                  'grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3 py-4 sm:py-6 max-lg:not-first:border-t',
                  rule,
                )}
              >
                <span aria-hidden="true" className="figures text-ink-soft text-sm">
                  {mark(from + index)}
                </span>
                <div>
                  <h3 className="figures text-xl">{item.title}</h3>
                  <p className="mt-1 max-w-[34em] text-pretty max-sm:text-sm">{item.text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </div>
  );
}
