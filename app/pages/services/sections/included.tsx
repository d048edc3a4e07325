import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';

type Items = { items: SectionProps<'included'>['section']['items'] };

/** The six things in the price: as cells, as pairs, as the sheet of a proposal or as a till receipt. */
export function Included({ section, tone, shape = 'cells' }: SectionProps<'included'>) {
  const paper = shape === 'sheet' || shape === 'receipt';
  const Shape = { cells: Cells, pairs: Pairs, sheet: Sheet, receipt: Receipt }[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container
        className={paper ? 'grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : undefined}
      >
        <SectionHead section={section} shape={paper ? 'aside' : 'split'} />
        <Shape items={section.items} />
      </Container>
    </Band>
  );
}

/** How many stand open on a phone: six of a kind are a screen and a half. */
const open = 3;

function Cells({ items }: Items) {
  return (
    <div className="mt-8 sm:mt-14">
      <CellRow items={items.slice(0, open)} />
      <Rest items={items.slice(open)} list={CellRow} />
    </div>
  );
}

/** The others, folded on phones. */
function Rest({ items, list: List }: Items & { list: (props: Items) => React.ReactNode }) {
  if (items.length === 0) return null;
  return (
    <PhoneFold
      label={say('{count} more in the price', { count: items.length })}
      className="max-md:border-current/30 max-md:border-y"
    >
      <List items={items} />
    </PhoneFold>
  );
}

function CellRow({ items }: Items) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title} className="border-ink border-t-2 py-5 sm:py-6">
          <h3 className="text-xl">{item.title}</h3>
          <p className="mt-2 max-w-[30em]">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Pairs({ items }: Items) {
  return (
    <ul className="mt-8 grid gap-x-16 sm:mt-14 lg:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.title}
          className={cx('grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t py-5', ruled)}
        >
          <Icon name="check" className="mt-1 size-6 text-tide in-[.on-ink]:text-spray" />
          <div>
            <h3 className="text-xl">{item.title}</h3>
            <p className={cx('mt-1 max-w-[34em]', soft)}>{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sheet({ items }: Items) {
  return (
    <ol className="rounded-lg bg-foam px-6 py-4 text-ink shadow-float sm:px-10 sm:py-7">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-sand-deep border-b py-5 last:border-b-0"
        >
          <span aria-hidden="true" className="figures text-ink-soft text-sm">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div className="grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] sm:items-baseline">
            <h3 className="text-xl">{item.title}</h3>
            <p>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Torn at both ends. */
const teeth = Array.from({ length: 24 }, (_, index) => `L${index * 20 + 10} 10L${index * 20 + 20} 0`).join(
  '',
);

function Receipt({ items }: Items) {
  return (
    <div className="mx-auto w-full max-w-[32rem] text-ink drop-shadow-xl lg:mr-0">
      <svg
        viewBox="0 0 480 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2.5 w-full rotate-180"
      >
        <path d={`M0 0${teeth}Z`} className="fill-foam" />
      </svg>
      <ul className="-my-px bg-foam px-6 py-5 sm:px-9">
        {items.map((item) => (
          <li key={item.title} className="border-edge border-b border-dashed py-4 last:border-b-0">
            <div className="flex items-center justify-between gap-4">
              <h3 className="figures font-sans font-semibold text-base tracking-normal">{item.title}</h3>
              <Icon name="check" className="text-tide" />
            </div>
            <p className="mt-1 text-ink-soft text-sm">{item.text}</p>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 480 10" preserveAspectRatio="none" aria-hidden="true" className="block h-2.5 w-full">
        <path d={`M0 0${teeth}Z`} className="fill-foam" />
      </svg>
    </div>
  );
}
