import type { ReactNode } from 'react';
import { ruled } from '#app/pages/services/band.tsx';
import { SumField } from '#app/pages/sums/sum-field.tsx';
import { SumActions, SumFrame, SumHead } from '#app/pages/sums/sum-frame.tsx';
import { SumSlip } from '#app/pages/sums/sum-slip.tsx';
import { fieldId, type SumView } from '#app/pages/sums/sum-view.ts';
import { cx } from '#app/ui/cx.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { FunnelStage } from './funnel-stage.tsx';
import type { SectionProps } from './types.ts';

type FunnelFormProps = {
  of: PagedSum;
  funnel: SectionProps<'funnel'>['section'];
  view: SumView;
  /** Level of the headings within. */
  level: 2 | 3;
  /** Before the stages: what is wrong with the numbers as a whole. */
  children?: ReactNode;
};

/** The stages of a checkout as bars with shares to change, then the slip. */
export function FunnelForm({ of, funnel, view, level, children }: FunnelFormProps) {
  const { asFound, asRepaired } = serviceLabels;
  const [start, worth] = [of.sum.inputs[0], of.sum.inputs.at(-1)];
  return (
    <SumFrame of={of} view={view}>
      {children}
      <p aria-hidden="true" className="mt-8 flex gap-6 font-semibold text-sm">
        <Key className="bg-edge" label={asFound} />
        <Key className="bg-beacon" label={asRepaired} />
      </p>
      <ol className="mt-6">
        {[funnel.first, ...funnel.stages].map((stage, at, { length }) => (
          <FunnelStage
            key={stage.name}
            stage={stage}
            at={at}
            of={of}
            view={view}
            level={level}
            note={at === length - 1 ? funnel.note : undefined}
          />
        ))}
      </ol>
      <div className="mt-6 grid gap-x-16 gap-y-8 border-ink border-t-2 pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <SumHead level={level} />
          <div className={cx('border-t', ruled)}>
            {start && <SumField input={start} of={of} view={view} />}
            {worth && <SumField input={worth} of={of} view={view} />}
          </div>
        </div>
        <SumSlip
          of={of}
          view={view}
          title={sumWords.answer}
          level={level}
          fieldIds={of.sum.inputs.map(({ name }) => fieldId(of, name))}
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="lg:col-start-1">
          <SumActions view={view} />
        </div>
      </div>
    </SumFrame>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={cx('h-3 w-6 rounded-[3px]', className)} />
      {label}
    </span>
  );
}
