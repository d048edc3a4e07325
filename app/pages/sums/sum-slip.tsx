import { cx } from '#app/ui/cx.ts';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import type { PagedSum } from '#content/sums/all.ts';
import { canFall } from '#domain/sums/sum.ts';
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

/** The slip of paper: the line as it is drawn, the arithmetic line by line, and the figure that counts, which phones have first. */
export function SumSlip({ of, view, title, level, wide = false, fieldIds, className }: SumSlipProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const lines = of.sum.lines.slice(0, of.shownLines);
  const [steps, answer] = [lines.slice(0, -1), lines.slice(-1)];
  return (
    <div
      className={cx(
        'flex flex-col overflow-hidden rounded-xl bg-foam text-ink shadow-raised lg:shadow-float',
        wide && 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]',
        className,
      )}
    >
      <Heading className="px-5 text-xl max-md:sr-only sm:px-8 sm:pt-7">{title}</Heading>
      <SumLines
        lines={answer}
        view={view}
        fieldIds={fieldIds}
        // A chart takes the height that is left, and without one the answer does.
        className={cx(of.chart ? 'lg:min-h-38' : 'grow', wide && 'lg:col-start-2')}
      />
      {of.chart && view.drawn && (
        <SumChart
          chart={of.chart}
          drawn={view.drawn}
          cost={of.sum.inputs.find(({ name }) => name === of.chart?.cost)?.label}
          falls={canFall(of.sum)}
          step={stepOf(of)}
          value={view.typed[of.chart.input] ?? ''}
          className={wide ? 'lg:col-start-1 lg:row-span-2' : undefined}
        />
      )}
      <PhoneFold
        label={title}
        className={cx(
          'mx-5 border-sand-deep max-md:border-t sm:mx-8',
          !of.chart && 'md:pt-4',
          // Its first line is on that of the heading at its left.
          wide && 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2.5',
        )}
      >
        <SumLines lines={steps} view={view} className={wide ? 'lg:[&>:first-child]:border-t-0' : undefined} />
      </PhoneFold>
    </div>
  );
}

type SumLinesProps = {
  lines: PagedSum['sum']['lines'];
  view: SumView;
  /** Of what the answer follows from; without them these are the lines before it. */
  fieldIds?: readonly string[];
  className?: string | undefined;
};

/** Lines of the arithmetic, or the last of them, which is the answer. */
function SumLines({ lines, view, fieldIds, className }: SumLinesProps) {
  const last = fieldIds !== undefined;
  return (
    <dl className={cx('figures', last && 'grid bg-tide md:order-last', className)}>
      {lines.map(({ name, label }) => (
        <div
          key={name}
          {...(last && { 'data-answer': '' })}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6',
            last
              ? 'on-ink content-center px-5 py-6 text-chalk sm:px-8 sm:py-7'
              : 'border-sand-deep border-t py-3.5 max-md:first:border-t-0',
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
          <dd className={cx('display max-w-[9em] text-right', last ? 'text-4xl sm:text-5xl' : 'text-2xl')}>
            <output
              data-sum={`${name}=`}
              htmlFor={fieldIds?.join(' ')}
              aria-live="off"
              className={view.texts[`${name}=`] && 'group-data-wrong/sum:line-through'}
            >
              {view.texts[`${name}=`] ?? '–'}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const stepOf = ({ sum, chart }: PagedSum) => sum.inputs.find(({ name }) => name === chart?.input)?.step ?? 1;
