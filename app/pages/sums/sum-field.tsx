import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import type { SumInput, SumUnit } from '#domain/sums/sum.ts';
import { fieldId, problemOf, type SumView } from './sum-view.ts';

/** What stands before and behind a number in its field. */
const around = (): Record<SumUnit, readonly [before: string, after: string]> => ({
  count: ['', ''],
  pounds: ['£', ''],
  percent: ['', '%'],
  'one-in': [sumWords.oneIn, ''],
  'for-one': ['£', sumWords.forOne],
});

type SumFieldProps = { input: SumInput; of: PagedSum; view: SumView };

/** One number to change with its label: typed, or stepped up and down once the island is there. */
export function SumField({ input, of, view }: SumFieldProps) {
  return (
    <div className="sum-row">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:gap-x-6">
        <label htmlFor={fieldId(of, input.name)} className={cx('text-balance leading-snug', soft)}>
          {input.label}
        </label>
        <div className="sum-box">
          <Step by={-1} label={sumWords.less.replace('{{label}}', input.label)} />
          <Control input={input} of={of} view={view} />
          <Step by={1} label={sumWords.more.replace('{{label}}', input.label)} />
        </div>
      </div>
      <SumProblem input={input} of={of} view={view} />
    </div>
  );
}

/** A narrow field, called by what stands around it. */
export function SumCell({ input, of, view, labelledBy }: SumFieldProps & { labelledBy: string }) {
  return (
    <div className="sum-box sum-cell">
      <Control input={input} of={of} view={view} labelledBy={labelledBy} />
    </div>
  );
}

/** What is wrong with a field: there from the beginning, so that the island has something to show. */
export function SumProblem({ input, of, view }: SumFieldProps) {
  return (
    <p
      id={`${fieldId(of, input.name)}-error`}
      hidden={!view.wrong.includes(input.name)}
      className="sum-problem"
    >
      <Icon name="warning" className="mt-[0.15em]" />
      {problemOf(input)}
    </p>
  );
}

function Control({ input, of, view, labelledBy }: SumFieldProps & { labelledBy?: string }) {
  const [before, after] = around()[input.unit];
  const id = fieldId(of, input.name);
  const typed = view.typed[input.name] ?? '';
  return (
    <span className="sum-number">
      {before && (
        <span aria-hidden="true" className={before.length === 1 ? '' : 'mr-1'}>
          {before}
        </span>
      )}
      <input
        id={id}
        name={input.name}
        defaultValue={typed}
        inputMode="decimal"
        autoComplete="off"
        size={Math.max(2, typed.length)}
        aria-labelledby={labelledBy}
        aria-invalid={view.wrong.includes(input.name) || undefined}
        aria-describedby={`${id}-error`}
      />
      {after && (
        <span aria-hidden="true" className={cx('whitespace-nowrap', after.length > 1 && 'ml-1')}>
          {after}
        </span>
      )}
    </span>
  );
}

function Step({ by, label }: { by: -1 | 1; label: string }) {
  return (
    <button type="button" data-step={by} aria-label={label}>
      <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
    </button>
  );
}
