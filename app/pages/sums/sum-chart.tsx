import { cx } from '#app/ui/cx.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { chartFrame, type Drawn } from '#domain/sums/chart.ts';

type SumChartProps = {
  chart: NonNullable<PagedSum['chart']>;
  drawn: Drawn;
  /** What the line has to reach is called. */
  cost: string | undefined;
  /** Whether the line can go below nothing. */
  falls: boolean;
  step: number;
  value: string;
  className?: string | undefined;
};

const end = 'figures text-ink-soft text-xs';
/** Beside the line, which never goes through what its heights are called. */
const height = `${end} absolute right-full mr-2 whitespace-nowrap leading-none`;

type Stroke = readonly [of: keyof Drawn['paths'], colour: string, thick?: number, dashes?: string];
type Strokes = Record<'cost' | 'own' | 'loss', readonly Stroke[]>;

/** At a loss the line is grey. */
const lines: Strokes = {
  cost: [['cost', 'stroke-tide', 2, '7 7']],
  own: [
    ['guide', 'stroke-ink', 1.5, '1 5'],
    ['line', 'stroke-beacon', 4],
  ],
  loss: [
    ['zero', 'stroke-ink'],
    ['loss', 'stroke-ink-soft', 4],
  ],
};
/** Dashes of no length, which keep their round caps while the drawing is stretched: each with a ring of the ground around it. */
const dots: Strokes = {
  cost: [
    ['ring', 'stroke-tide', 17],
    ['ring', 'stroke-foam', 10],
  ],
  own: [
    ['dot', 'stroke-foam', 21],
    ['dot', 'stroke-beacon', 15],
  ],
  loss: [
    ['lossDot', 'stroke-foam', 21],
    ['lossDot', 'stroke-ink-soft', 15],
  ],
};

/** The rising line: one figure as one number changes. The slider moves that number once the island is there. */
export function SumChart({ chart, drawn, cost, falls, step, value, className }: SumChartProps) {
  const { width, height: tall } = chartFrame;
  const { paths, ends, places } = drawn;
  const strokes = [lines, dots].flatMap((some) => [
    ...(cost ? some.cost : []),
    ...some.own,
    ...(falls ? some.loss : []),
  ]);
  return (
    <figure className={cx('flex grow flex-col px-5 pt-5 pb-4 sm:px-8 md:pt-3', className)}>
      <figcaption className="text-ink-soft text-sm">{chart.caption}</figcaption>
      <div className="ml-16 flex grow flex-col">
        <div aria-hidden="true" className="relative mt-6 min-h-20 grow sm:min-h-56">
          <span data-end="top" className={`${height} -top-1.5`}>
            {ends.top}
          </span>
          <span data-end="bottom" className={`${height} -bottom-1.5`}>
            {ends.bottom}
          </span>
          <svg
            viewBox={`0 0 ${width} ${tall}`}
            preserveAspectRatio="none"
            fill="none"
            strokeLinecap="round"
            aria-hidden="true"
            className="plot absolute inset-0 h-full w-full overflow-visible text-beacon group-data-wrong/sum:opacity-45"
          >
            <path d={`M0 0H${width}M0 ${tall}H${width}`} className="stroke-sand-deep" />
            <path data-draw="area" d={paths.area} fill="currentColor" fillOpacity="0.12" />
            {strokes.map(([name, colour, thick, dashes]) => (
              <path
                key={`${name}${thick}`}
                data-draw={name}
                d={paths[name]}
                className={colour}
                strokeWidth={thick}
                strokeDasharray={dashes}
              />
            ))}
          </svg>
          {/* Not stretched: heights are a share of the drawing's. */}
          <svg
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 h-full w-full overflow-visible"
          >
            {falls && (
              <text
                data-end="zero"
                data-at="zero"
                x="-8"
                {...places.zero}
                dy=".35em"
                textAnchor="end"
                className="figures fill-ink-soft text-xs"
              >
                {ends.zero}
              </text>
            )}
            {cost && (
              <>
                <text
                  data-at="cost"
                  x="100%"
                  {...places.cost}
                  dy="1.2em"
                  textAnchor="end"
                  className="fill-tide font-semibold text-xs max-sm:hidden"
                >
                  {cost}
                </text>
                <text
                  data-end="pays"
                  data-at="pays"
                  {...places.pays}
                  dx="-1em"
                  dy="-.75em"
                  textAnchor="end"
                  className="figures fill-tide font-semibold text-sm"
                >
                  {ends.pays}
                </text>
              </>
            )}
          </svg>
        </div>
        <input
          type="range"
          data-slide={chart.input}
          min={chart.from}
          max={chart.to}
          step={step}
          defaultValue={value}
          aria-label={chart.caption}
          className="slider invisible mt-1 group-data-alive/sum:visible print:hidden"
        />
        <p aria-hidden="true" className="-mt-1 flex justify-between gap-4">
          <span data-end="from" className={end}>
            {ends.from}
          </span>
          <span data-end="to" className={end}>
            {ends.to}
          </span>
        </p>
      </div>
    </figure>
  );
}
