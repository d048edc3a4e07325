type TideLinesProps = {
  /** Where the strokes draw closer: the side on which the water is deeper. */
  deep?: 'bottom' | 'top';
  className?: string | undefined;
};

const count = 9;

/** One contour across 1440 units, calmer the deeper it lies. */
function contour(index: number): string {
  const y = 16 + 118 * (1 - (1 - index / (count - 1)) ** 1.9);
  const swell = 17 * (1 - index / count);
  const p = (dy: number) => (y + dy * swell).toFixed(1);
  return `M-20 ${p(0.5)}C120 ${p(-0.2)} 230 ${p(0.9)} 380 ${p(0.4)}S640 ${p(-1)} 810 ${p(-0.3)}S1080 ${p(0.9)} 1220 ${p(0.2)}S1400 ${p(-0.7)} 1460 ${p(-0.5)}`;
}

/** The motif: contour strokes of a shore on a chart. Decorative; takes the current text colour. */
export function TideLines({ deep = 'bottom', className }: TideLinesProps) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <g transform={deep === 'top' ? 'matrix(1 0 0 -1 0 150)' : undefined}>
        {Array.from({ length: count }, (_, index) => (
          <path
            key={contour(index)}
            d={contour(index)}
            strokeWidth={1 + index * 0.28}
            strokeOpacity={0.28 + index * 0.085}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}
