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
  /** Above the fields, beside the slip: the headline. */
  children?: ReactNode;
  /** Before the fields: what is wrong with them as a whole. */
  wrong?: ReactNode;
};

/** A sum with fields: numbers and the ways on to the left, the slip to the right, what follows from it below those. */
export function SumForm({ of, view, level, children, wrong }: SumFormProps) {
  return (
    <SumFrame of={of} view={view}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:items-start">
        <div>
          {children}
          <SumHead level={level} />
          {wrong}
          <div className={cx('divide-y border-y', ruled, 'divide-ink/15 in-[.on-ink]:divide-chalk/25')}>
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
          fieldIds={of.sum.inputs.map(({ name }) => fieldId(of, name))}
          className="lg:sticky lg:top-32 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="flex flex-col gap-8 lg:col-start-1 lg:self-stretch">
          <SumActions view={view} />
          <p className="lg:mt-auto border-beacon border-l-[3px] pl-5 text-lg group-data-wrong/sum:invisible">
            <SaidSum text={of.conclusion} texts={view.texts} />
          </p>
        </div>
      </div>
    </SumFrame>
  );
}
