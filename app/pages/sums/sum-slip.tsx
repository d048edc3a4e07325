import { cx } from '#app/ui/cx.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { SumChart } from './sum-chart.tsx';
import type { SumView } from './sum-view.ts';

type SumSlipProps = {
  of: PagedSum;
  view: SumView;
  title: string;
  level: 2 | 3;
  /** The line beside the arithmetic, instead of above it. */
  wide?: boolean;
  fieldIds: readonly string[];
  className?: string;
};

/** The slip of paper: the line as it is drawn, the arithmetic line by line, and the figure that counts. */
export function SumSlip({ of, view, title, level, wide = false, fieldIds, className }: SumSlipProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const lines = of.sum.lines.slice(0, of.shownLines);
  const drawn = (
    <>
      <Heading className="px-5 pt-6 text-xl sm:px-8 sm:pt-7">{title}</Heading>
      {of.chart && view.drawn && (
        <SumChart
          chart={of.chart}
          drawn={view.drawn}
          step={stepOf(of)}
          value={view.typed[of.chart.input] ?? ''}
        />
      )}
    </>
  );
  return (
    <div
      className={cx(
        'overflow-hidden rounded-xl bg-foam text-ink shadow-float',
        wide && 'lg:grid lg:grid-cols-2',
        className,
      )}
    >
      {wide ? <div>{drawn}</div> : drawn}
      <dl className={cx('figures', wide ? 'lg:grid' : 'mt-2')}>
        {lines.map(({ name, label }, index) => {
          const last = index === lines.length - 1;
          return (
            <div
              key={name}
              {...(last && { 'data-answer': '' })}
              className={cx(
                'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-5 sm:px-8',
                last ? 'bg-tide py-6 text-chalk on-ink sm:py-7' : 'border-sand-deep border-b py-3.5',
              )}
            >
              <dt>
                <span className={cx('block font-semibold', last && 'text-balance text-lg leading-tight')}>
                  {label}
                </span>{' '}
                <span data-sum={`${name}:`} className={cx('text-sm', !last && 'text-ink-soft')}>
                  {view.texts[`${name}:`] ?? '–'}
                </span>
              </dt>
              <dd
                className={cx('display max-w-[9em] text-right', last ? 'text-4xl sm:text-5xl' : 'text-2xl')}
              >
                <output
                  data-sum={`${name}=`}
                  htmlFor={fieldIds.join(' ')}
                  aria-live="off"
                  className={view.texts[`${name}=`] && 'group-data-wrong/sum:line-through'}
                >
                  {view.texts[`${name}=`] ?? '–'}
                </output>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const stepOf = ({ sum, chart }: PagedSum) => sum.inputs.find(({ name }) => name === chart?.input)?.step ?? 1;
