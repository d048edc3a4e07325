import { cx } from '#app/ui/cx.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { chartFrame, type Drawn } from '#domain/sums/chart.ts';

type SumChartProps = {
  chart: NonNullable<PagedSum['chart']>;
  drawn: Drawn;
  /** What the line has to reach is called. */
  cost: string | undefined;
  /** Whether any line can go below nothing: without a minus none does. */
  loses: boolean;
  step: number;
  value: string;
  className?: string | undefined;
};

const end = 'figures text-ink-soft text-xs';
/** Beside the line, which never goes through what its heights are called. */
const height = `${end} absolute right-full mr-2 whitespace-nowrap leading-none`;

/** Each dot with a ring of the ground around it; at a loss it is grey, as the line is there. */
const dots = {
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
} as const;

/** The rising line: one figure as one number changes. The slider moves that number once the island is there. */
export function SumChart({ chart, drawn, cost, loses, step, value, className }: SumChartProps) {
  const { width, height: tall } = chartFrame;
  const { paths, ends, places } = drawn;
  const shownDots = [...(cost ? dots.cost : []), ...dots.own, ...(loses ? dots.loss : [])];
  return (
    <figure className={cx('px-5 pt-5 pb-4 sm:px-8 md:pt-3', className)}>
      <figcaption className="text-ink-soft text-sm">{chart.caption}</figcaption>
      <div className="ml-16">
        <div aria-hidden="true" className="relative mt-6">
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
            className="block h-20 w-full overflow-visible text-beacon group-data-wrong/sum:opacity-45 sm:h-56"
          >
            <path
              d={`M0 0H${width}M0 ${tall}H${width}`}
              className="stroke-sand-deep"
              vectorEffect="non-scaling-stroke"
            />
            <path data-draw="area" d={paths.area} fill="currentColor" fillOpacity="0.12" />
            {cost && (
              <path
                data-draw="cost"
                d={paths.cost}
                className="stroke-tide"
                strokeWidth="2"
                strokeDasharray="7 7"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path
              data-draw="guide"
              d={paths.guide}
              className="stroke-ink"
              strokeWidth="1.5"
              strokeDasharray="1 5"
              vectorEffect="non-scaling-stroke"
            />
            <path
              data-draw="line"
              d={paths.line}
              stroke="currentColor"
              strokeWidth="4"
              vectorEffect="non-scaling-stroke"
            />
            {loses && (
              <>
                <path
                  data-draw="zero"
                  d={paths.zero}
                  className="stroke-ink"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  data-draw="loss"
                  d={paths.loss}
                  className="stroke-ink-soft"
                  strokeWidth="4"
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )}
            {/* A dash of no length keeps its round cap while the drawing is stretched. */}
            {shownDots.map(([name, stroke, size]) => (
              <path
                key={name + size}
                data-draw={name}
                d={paths[name]}
                className={stroke}
                strokeWidth={size}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {/* Not stretched: heights are a share of the drawing's. */}
          <svg
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 h-full w-full overflow-visible"
          >
            {loses && (
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
