import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';
import { WithPaper } from './with-paper.tsx';

type Items = { items: SectionProps<'included'>['section']['items'] };

/** The six things in the price: beside a drawing, or across the page as pairs, as the sheet of a proposal or as a till receipt. */
export function Included({
  section,
  tone,
  head = 'split',
  shape = 'pairs',
  paper,
}: SectionProps<'included'>) {
  const Shape = { pairs: Pairs, sheet: Sheet, receipt: Receipt }[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        {paper ? (
          <WithPaper section={section} paper={paper}>
            <div className="mt-8">
              <Ticked items={section.items.slice(0, open)} />
              <Rest items={section.items.slice(open)} />
            </div>
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

/** How many stand open on a phone: six of a kind are a screen and a half. */
const open = 3;

/** The others, folded on phones. */
function Rest({ items }: Items) {
  if (items.length === 0) return null;
  return (
    <PhoneFold
      label={say('{count} more in the price', { count: items.length })}
      className="max-md:border-current/30 max-md:border-y"
    >
      <Ticked items={items} />
    </PhoneFold>
  );
}

const Pairs = ({ items }: Items) => (
  <Ticked items={items} className="mt-8 gap-x-16 sm:mt-14 lg:grid-cols-2" />
);

function Ticked({ items, className }: Items & { className?: string }) {
  return (
    <ul className={cx('grid', className)}>
      {items.map((item) => (
        <li
          key={item.title}
          className={cx('grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t py-5', ruled)}
        >
          <Icon name="check" className="mt-1 text-tide in-[.on-ink]:text-spray" />
          <div>
            <h3 className="text-xl">{item.title}</h3>
            <p className={cx('mt-1 max-w-[34em]', soft)}>{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const sheet = 'mt-8 rounded-lg shadow-raised sm:mt-14';
const torn = 'mt-8 [filter:drop-shadow(0_9px_7px_#0000001a)] sm:mt-14';

function Sheet({ items }: Items) {
  return (
    <div className={sheet}>
      <Paper
        items={items}
        mark={(index) => String(index + 1).padStart(2, '0')}
        className="rounded-lg py-3 sm:py-6"
      />
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
        className="torn py-7 *:border-dashed sm:py-10"
      />
    </div>
  );
}

type PaperProps = Items & { mark: (index: number) => React.ReactNode; className: string };

/** Two beside each other share their rule. */
function Paper({ items, mark, className }: PaperProps) {
  return (
    <ol className={cx('grid gap-x-16 bg-foam px-6 text-ink sm:px-10 lg:grid-cols-2', className)}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3 border-sand-deep border-t py-5 first:border-t-0 lg:nth-2:border-t-0"
        >
          <span aria-hidden="true" className="figures text-ink-soft text-sm">
            {mark(index)}
          </span>
          <div>
            <h3 className="figures text-xl">{item.title}</h3>
            <p className="mt-1 max-w-[34em]">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
