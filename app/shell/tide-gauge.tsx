import { cx } from '#app/ui/cx.ts';
import { topAtRightEdge } from '#app/ui/tide-lines.tsx';
import { scale, tallAt } from '#domain/shore/scale.ts';

const metres = [1, 2, 3, 4, 5, 6];

/** Where a height stands on the gauge, in percent from above: as high as the sea's uppermost line ends beside it. */
export const gaugePlace = (height: number): number =>
  Math.round((100 - 100 * topAtRightEdge * tallAt(height / scale.metres)) * 10) / 10;

/** The staff at the right edge of a full sea (`TideLines full`), as it stands in a harbour. Decorative. */
export function TideGauge({ className }: { className?: string }) {
  const half = gaugePlace(0.5) - gaugePlace(1);
  const ticks = metres.map((metre) => `M6 ${gaugePlace(metre)}h10m0 ${half.toFixed(1)}h-5`).join('');
  return (
    <svg
      aria-hidden="true"
      className={cx('figures w-4.5 overflow-visible sm:w-8 font-semibold text-xs', className)}
    >
      <svg
        viewBox="0 0 16 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        x="62%"
        width="38%"
        height="100%"
      >
        <path d={ticks} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {metres.map((metre) => (
        <text
          key={metre}
          x="54%"
          y={`${gaugePlace(metre)}%`}
          dy="0.35em"
          textAnchor="end"
          fill="currentColor"
        >
          {metre}
        </text>
      ))}
    </svg>
  );
}
