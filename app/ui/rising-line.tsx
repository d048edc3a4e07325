import { cx } from './cx.ts';

export type Point = readonly [x: number, y: number];

/**
 * A smooth curve through points (monotone cubic: it never dips below what the figures say).
 * @returns the `d` of an SVG path
 */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const slopes = tangents(points);
  let path = `M${first[0]} ${first[1]}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] as Point;
    const [x1, y1] = points[i] as Point;
    const third = (x1 - x0) / 3;
    const before = y0 + third * (slopes[i - 1] ?? 0);
    const after = y1 - third * (slopes[i] ?? 0);
    // Where points are equally far apart, the first control point mirrors the last one before it.
    const [beforeX = Number.NaN] = points[i - 2] ?? [];
    const start = x0 - beforeX === x1 - x0 ? 'S' : `C${round(x0 + third)} ${round(before)} `;
    path += `${start}${round(x1 - third)} ${round(after)} ${x1} ${y1}`;
  }
  return path;
}

function tangents(points: readonly Point[]): number[] {
  const secant = points.slice(1).map(([x, y], i) => {
    const [x0, y0] = points[i] as Point;
    return (y - y0) / (x - x0);
  });
  return points.map((_, i) => {
    const left = secant[i - 1];
    const right = secant[i];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

type RisingLineProps = {
  points: readonly Point[];
  width: number;
  height: number;
  /** A dot at the end. */
  end?: boolean;
  /** And one where it begins. */
  begin?: boolean;
  stroke?: number;
  stretch?: boolean;
  className?: string | undefined;
};

/** The second motif: the line of a chart that rises. Decorative; colour by `text-…` (beacon by default). */
export function RisingLine({
  points,
  width,
  height,
  end = true,
  begin = false,
  stroke = 3.5,
  stretch = false,
  className,
}: RisingLineProps) {
  const dots = stretch ? [] : [...(begin ? points.slice(0, 1) : []), ...(end ? points.slice(-1) : [])];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={stretch ? 'none' : undefined}
      fill="none"
      aria-hidden="true"
      className={cx('text-beacon overflow-visible', className)}
    >
      <path
        d={smoothPath(points)}
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        vectorEffect={stretch ? 'non-scaling-stroke' : undefined}
      />
      {dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={stroke * 1.8} fill="currentColor" />
      ))}
    </svg>
  );
}
