import { cx } from './cx.ts';

type TideLinesProps = {
  /** Where the strokes draw closer: the side on which the water is deeper. */
  deep?: 'bottom' | 'top';
  /** Fills what lies below the last stroke, for the step from a light band to an ink one. */
  water?: boolean;
  className?: string | undefined;
};

const count = 9;

/** One contour across 1440 units, calmer the deeper it lies. */
function contour(index: number): string {
  const y = 18 + 116 * (1 - (1 - index / (count - 1)) ** 1.8);
  const swell = 17 - 9 * (index / (count - 1));
  const p = (dy: number) => (y + dy * swell).toFixed(1);
  return `M-20 ${p(0.5)}C120 ${p(-0.2)} 230 ${p(0.9)} 380 ${p(0.4)}S640 ${p(-1)} 810 ${p(-0.3)}S1080 ${p(0.9)} 1220 ${p(0.2)}S1400 ${p(-0.7)} 1460 ${p(-0.5)}`;
}

/** The motif: contour strokes of a shore on a chart. Decorative; the strokes take the current text colour. */
export function TideLines({ deep = 'bottom', water = false, className }: TideLinesProps) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('block', className)}
    >
      <g transform={deep === 'top' ? 'matrix(1 0 0 -1 0 150)' : undefined}>
        {Array.from({ length: count }, (_, index) => contour(index)).map((d, index) => (
          <path
            key={d}
            d={d}
            strokeWidth={1 + index * 0.2}
            strokeOpacity={0.25 + index * 0.09}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {water && <path d={`${contour(count - 1)}V151H-20Z`} stroke="none" className="fill-ink" />}
      </g>
    </svg>
  );
}
