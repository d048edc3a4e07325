import type { ReactNode } from 'react';
import { ruled } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { SaidSum } from './said-sum.tsx';
import { SumField } from './sum-field.tsx';
import { SumActions, SumFrame, SumHead } from './sum-frame.tsx';
import { SumSlip } from './sum-slip.tsx';
import { fieldId, type SumView } from './sum-view.ts';

type SumFormProps = {
  of: PagedSum;
  view: SumView;
  /** Level of the headings within. */
  level: 2 | 3;
  shape?: SumShape;
  /** Above the fields, beside the slip: the headline. */
  children?: ReactNode;
  /** Before the fields: what is wrong with them as a whole. */
  wrong?: ReactNode;
};

/** The numbers left of the slip, or in two columns above it. */
export type SumShape = 'beside' | 'wide';

/** Beside the slip, the rows of numbers share the height that it leaves, or its chart what they leave: both end at one line. */
const shared = 'lg:grid lg:grow lg:auto-rows-fr';
const shapes = {
  beside: {
    all: 'gap-x-5 lg:grid-cols-2 lg:grid-rows-[1fr_auto]',
    numbers: 'flex flex-col lg:pr-10',
    fields: shared,
    slip: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
    ways: 'flex flex-col gap-6 lg:pr-10',
  },
  // Below a heading across both columns, the first three of seven numbers stand beside the other four, as high as they.
  wide: {
    all: '',
    numbers: '',
    fields:
      'gap-x-16 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-12 lg:*:row-span-4 lg:[&>:nth-child(n+4)]:col-start-2 lg:[&>:nth-child(n+4)]:row-span-3',
    slip: '',
    ways: 'grid gap-x-16 gap-y-8 lg:grid-cols-2',
  },
} satisfies Record<SumShape, Record<string, string>>;

/** Signs up to which what follows from a sum is said in large letters. */
const shortly = 100;

/** A sum with fields: its numbers, the slip, then the ways on and what follows from it. */
export function SumForm({ of, view, level, shape = 'beside', children, wrong }: SumFormProps) {
  const look = shapes[shape];
  return (
    <SumFrame of={of} view={view}>
      <div className={cx('grid gap-y-8', look.all)}>
        <div className={look.numbers}>
          {children}
          <SumHead level={level} />
          {wrong}
          <div className={cx('border-t', look.fields, ruled)}>
            {of.sum.inputs.map((input) => (
              <SumField key={input.name} input={input} of={of} view={view} />
            ))}
          </div>
        </div>
        <SumSlip
          of={of}
          view={view}
          title={sumWords.answer}
          level={level}
          wide={shape === 'wide'}
          fieldIds={of.sum.inputs.map(({ name }) => fieldId(of, name))}
          className={look.slip}
        />
        <div className={look.ways}>
          <p
            className={cx(
              'max-w-[34em] group-data-wrong/sum:invisible',
              of.conclusion.length < shortly ? 'display text-balance text-2xl' : 'text-lg max-sm:text-base',
            )}
          >
            <SaidSum text={of.conclusion} texts={view.texts} />
          </p>
          <SumActions view={view} />
        </div>
      </div>
    </SumFrame>
  );
}
