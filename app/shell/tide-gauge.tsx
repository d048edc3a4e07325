import { cx } from '#app/ui/cx.ts';
import { staffShare } from '#app/ui/tide-lines.tsx';
import { scale, seaPlace } from '#domain/shore/scale.ts';

const metres = [1, 2, 3, 4, 5, 6];

/** Where a height stands on the gauge, in percent from above: as high as the sea's uppermost line ends beside it. */
export const gaugePlace = (height: number): number => seaPlace(height / scale.metres);

type TideGaugeProps = {
  /** Figures at every width, where the words leave them room on phones, too. */
  figures?: boolean;
  className?: string;
};

/** The staff of a full sea, as wide as its lines, with its post through their dot. Decorative. */
export function TideGauge({ figures = false, className }: TideGaugeProps) {
  const half = gaugePlace(0.5) - gaugePlace(1);
  const ticks = metres.map((metre) => `M0 ${gaugePlace(metre)}h-6m6 ${half.toFixed(1)}h-4`).join('');
  const x = `${staffShare}%`;
  return (
    <svg aria-hidden="true" className={cx('figures font-semibold text-xs', className)}>
      <svg
        viewBox="0 0 1 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
        x={x}
        width="1"
        height="100%"
      >
        <path
          d={`M0 ${gaugePlace(6.2)}V${gaugePlace(0)}${ticks}`}
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg x={x} overflow="visible" aria-hidden="true" className={figures ? undefined : 'max-lg:hidden'}>
        {/* On the far side of the post from what rides on the surface, which would cut them. */}
        <g fill="currentColor" transform="translate(5 4.5)">
          {metres.map((metre) => (
            <text key={metre} y={`${gaugePlace(metre)}%`}>
              {metre}
            </text>
          ))}
        </g>
      </svg>
    </svg>
  );
}
