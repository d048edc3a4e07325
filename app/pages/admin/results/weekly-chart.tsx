import type { ResultsView } from './results-view.ts';

const [slot, bar, height] = [10, 6, 40];

/**
 * The weeks of one measure as bars, with a line at what the week was compared with. Drawn on the server; what it shows
 * stands in the table behind it, so that a screen reader leaves it out.
 */
export function WeeklyChart({ chart }: { chart: ResultsView['charts'][number] }) {
  const { title, bars, top, topWords, first, last } = chart;
  const scaled = (value: number) => (height * value) / top;
  return (
    <figure className="min-w-0 rounded-xl bg-foam p-4 shadow-line sm:p-5">
      <figcaption className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft tabular-nums">up to {topWords} a week</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * slot} ${height}`}
        preserveAspectRatio="none"
        className="block h-28 w-full overflow-visible border-sand-deep border-b-[1.5px]"
      >
        {bars.map(({ key, label, value, before }, index) => (
          <g key={key}>
            <title>{label}</title>
            <rect x={index * slot} y={0} width={slot} height={height} fill="transparent" />
            <rect
              className="text-tide"
              fill="currentColor"
              x={index * slot + (slot - bar) / 2}
              y={height - scaled(value)}
              width={bar}
              height={scaled(value)}
            />
            {before > 0 && (
              <line
                className="text-beacon"
                stroke="currentColor"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
                x1={index * slot + 1}
                x2={(index + 1) * slot - 1}
                y1={height - scaled(before)}
                y2={height - scaled(before)}
              />
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-ink-soft text-xs">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
