import { cx } from './cx.ts';

type TideLinesProps = {
  /** Where the strokes draw closer: the side on which the water is deeper. */
  deep?: 'bottom' | 'top';
  /** Fills what lies below the last stroke, for the step from a light band to an ink one. */
  water?: boolean;
  /** Fills the sea from its surface down and keeps it where the tide is, to be read beside a gauge. */
  full?: boolean;
  /** A `transform` for the lines of another time than this minute. */
  then?: string | undefined;
  className?: string | undefined;
};

const count = 9;

/** How far up a drawing, from 0 to 1, the uppermost line ends at the right edge when the water stands highest. */
export const topAtRightEdge = 0.944;

/** Where the staff stands, of 1440 units: far enough from the right edge for its figures on a phone and on a desk. */
const staffAt = 1408;
/** The same in percent of the width, for what stands beside the lines. */
export const staffShare = Math.round((staffAt * 1e4) / 1440) / 100;

/** Places of a contour across 1440 units, and how far up or down it swings there. */
export const swings = [
  [-20, 0.5],
  [120, -0.2],
  [230, 0.9],
  [380, 0.4],
  [640, -1],
  [810, -0.3],
  [1080, 0.9],
  [1220, 0.2],
  [1400, -0.7],
  [1460, -0.5],
] as const;
/** Which of them end a curve. */
const ends = new Set([3, 5, 7, 9]);

/**
 * One contour, calmer the deeper it lies. The first one is read on a staff, so it is exact; the others are written as
 * steps, four of one shape each: every page carries them.
 */
export function contour(index: number): string {
  const y = 18 + 116 * (1 - (1 - index / (count - 1)) ** 1.8);
  if (index === 0) {
    const [from, ...to] = swings.map(([x, up]) => `${x} ${(y + up * 17).toFixed(1)}`);
    return `M${from}C${to.slice(0, 3).join(' ')}S${to.slice(3).join(' ')}`;
  }
  const swell = index < 5 ? 14 : 10;
  let [x, up] = swings[0] as readonly [number, number];
  let path = `M${x} ${Math.round(y + up * swell)}c`;
  for (const [at, [toX, toUp]] of swings.entries()) {
    if (at === 0) continue;
    const down = Math.round((toUp - up) * swell);
    path += `${at === 1 || at === 4 ? '' : ' '}${toX - x}${down < 0 ? '' : ' '}${down}${at === 3 ? 's' : ''}`;
    if (ends.has(at)) [x, up] = [toX, toUp];
  }
  return path;
}

/** The lines themselves, once on a page. `Sea` says how high they stand. */
export function TideContours() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        <g id="contours">
          <path d={`${contour(0)}V151H-20Z`} stroke="none" className="sea-body" />
          {Array.from({ length: count }, (_, index) => contour(index)).map((d, index) => (
            <path
              key={d}
              d={d}
              strokeWidth={(5 + index) / 5}
              strokeOpacity={(index + 2) / 10}
              className={index === 0 ? 'sea-top' : undefined}
            />
          ))}
          <path d={`${contour(count - 1)}V151H-20Z`} stroke="none" className="sea-bed" />
          <path d={`M${staffAt} ${(150 * (1 - topAtRightEdge)).toFixed(1)}V129`} className="sea-column" />
          {/* A dot, since a line of no length has nothing but its round ends, which keep their form when it is stretched. */}
          <path d={`M${staffAt} ${(150 * (1 - topAtRightEdge)).toFixed(1)}h.1`} className="sea-mark" />
        </g>
      </defs>
    </svg>
  );
}

type SeaProps = {
  /** A `transform` in the lines' 1440 × 150 units. */
  height: string;
  /** Where their surface meets the staff, in percent from above. */
  place: string;
  /** Metres, and the times of the next waters, for what stands beside the lines: there the one is told that comes first. */
  level: string;
  high: string;
  low: string;
};

/** Where the lines stand on this page, and the figures of that, which further up are only referred to. */
export function Sea({ height, place, level, high, low }: SeaProps) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        <g id="sea" transform={height}>
          <use href="#contours" />
        </g>
        {/* What rides on the surface at the staff, where a page has such a thing. */}
        <use id="sea-at" href="#sea-tag" y={`${place}%`} />
        <text id="sea-level" y="1em">
          {level}
        </text>
        <text id="sea-next" y="1em">
          <tspan className="rises">{high}</tspan>
          <tspan className="falls">{low}</tspan>
        </text>
      </defs>
    </svg>
  );
}

/** A figure of `Sea` within a line of text: it changes with the sea wherever it stands. */
export function SeaFigure({ of }: { of: 'level' | 'next' }) {
  return (
    <svg aria-hidden="true">
      <use href={`#sea-${of}`} />
    </svg>
  );
}

/** The motif: contour strokes of a shore, as high as `Sea` says. Decorative; they take the current text colour. */
export function TideLines({ deep = 'bottom', water = false, full = false, then, className }: TideLinesProps) {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx(
        'block',
        full ? 'tide-full' : 'tide-lines',
        deep === 'top' && 'tide-lines-down',
        water && 'tide-lines-bed',
        className,
      )}
    >
      <use
        href={then ? '#contours' : '#sea'}
        transform={then ?? (deep === 'top' ? 'matrix(1 0 0 -1 0 150)' : undefined)}
      />
    </svg>
  );
}
