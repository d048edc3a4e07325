import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { sumWords } from '#content/sums/words.ts';
import type { SumInput, SumUnit } from '#domain/sums/sum.ts';
import { problemOf } from './sum-view.ts';

/** What stands before and behind a number in its field. */
const around = (): Record<SumUnit, readonly [before: string, after: string]> => ({
  count: ['', ''],
  pounds: ['£', ''],
  percent: ['', '%'],
  'one-in': [sumWords.oneIn, ''],
  'for-one': ['£', sumWords.forOne],
});

type SumFieldProps = { input: SumInput; id: string; typed: string; isWrong: boolean };

/** One number to change: typed, or stepped up and down once the island is there. */
export function SumField({ input, id, typed, isWrong }: SumFieldProps) {
  const [before, after] = around()[input.unit];
  return (
    <div className="py-3.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:gap-x-6">
        <label htmlFor={id} className={cx('leading-snug', soft)}>
          {input.label}
        </label>
        <div className="grid w-46 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center rounded-md border-[1.5px] border-edge bg-foam text-ink focus-within:border-ink focus-within:outline-3 focus-within:outline-(--focus) focus-within:outline-offset-3 has-aria-invalid:border-danger has-aria-invalid:bg-danger-wash sm:w-54">
          <Step by={-1} label={sumWords.less.replace('{{label}}', input.label)} />
          <span className="figures flex min-w-0 items-baseline justify-center gap-1 font-semibold text-lg">
            {before && <span aria-hidden="true">{before}</span>}
            <input
              id={id}
              name={input.name}
              defaultValue={typed}
              inputMode="decimal"
              autoComplete="off"
              size={Math.max(2, typed.length)}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-error`}
              className="field-sizing-content min-w-[2ch] max-w-full bg-transparent py-2.5 text-center outline-none"
            />
            {after && (
              <span aria-hidden="true" className="whitespace-nowrap">
                {after}
              </span>
            )}
          </span>
          <Step by={1} label={sumWords.more.replace('{{label}}', input.label)} />
        </div>
      </div>
      <p
        id={`${id}-error`}
        hidden={!isWrong}
        className="mt-2 flex items-start gap-1.5 rounded-sm bg-danger-wash px-3 py-1.5 font-medium text-danger text-sm [[hidden]]:hidden"
      >
        <Icon name="warning" className="mt-[0.15em]" />
        {problemOf(input)}
      </p>
    </div>
  );
}

function Step({ by, label }: { by: -1 | 1; label: string }) {
  return (
    <button
      type="button"
      data-step={by}
      aria-label={label}
      className="invisible grid min-h-12 place-items-center text-xl hover:bg-sand group-data-alive/sum:visible print:hidden"
    >
      <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
    </button>
  );
}
