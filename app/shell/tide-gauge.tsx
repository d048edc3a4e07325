import { staffShare } from '#app/ui/tide-lines.tsx';
import { scale, seaPlace } from '#domain/shore/scale.ts';

const figures = [0, 2, 4, 6];

/** Where a height stands on the gauge, in percent from above: as high as the sea's uppermost line ends beside it. */
export const gaugePlace = (height: number): number => seaPlace(height / scale.metres);

/** The staff of a full sea, as wide as its lines, with its post through their dot. Decorative. */
export function TideGauge() {
  // Upwards by half a metre at a time, in one step said again and again: every page with a sea carries it.
  const half = ((gaugePlace(6) - gaugePlace(0)) / 12).toFixed(2);
  const ticks = `m0${half}h-4m4${half}h-6m6 0`.repeat(6);
  const x = `${staffShare}%`;
  return (
    <svg aria-hidden="true">
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" x={x} width="1" height="100%">
        <path
          d={`M0 ${gaugePlace(6.2)}V${gaugePlace(0)}${ticks}`}
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* On the far side of the post from what rides on the surface, which would cut them. */}
      <g fill="currentColor" transform="translate(5 4.5)">
        {figures.map((metre) => (
          <text key={metre} x={x} y={`${gaugePlace(metre)}%`}>
            {metre}
          </text>
        ))}
      </g>
    </svg>
  );
}
