import { escaped } from './escaped.ts';
import { scale, seaPlace, seaTransform } from './scale.ts';
import { type TideDay, tideAt, type Water } from './tide.ts';

/** The day's curve and the lines of the sea, as attributes of SVG. */
export type Drawing = {
  /** `transform` of the lines, drawn in 150 units whose lower edge is the deep end. */
  sea: string;
  /** Where their surface meets the staff, in percent from above. */
  place: string;
  /** `d` of the curve in 1000 × 1000 units. */
  curve: string;
  /** Where the dot of now stands: per cent from the left, px from the top. */
  x: string;
  y: string;
  /** Markup: the time and height of each water of the day beside its place on the curve. */
  waters: string;
};

/** Heights as shares of what the tide can reach: 0 at the lowest, 1 at the highest astronomical tide. */
const share = (level: number): number => Math.min(1, Math.max(0, level / scale.metres));

/** How a time and a height are written. */
export type Writing = { clock: (at: number) => string; inMetres: (level: number) => string };

export function drawDay(day: TideDay, at: number, writing: Writing): Drawing {
  const level = tideAt(at);
  const left = (one: number) => ((one - day.startAt) / (day.endAt - day.startAt)) * 100;
  return {
    sea: seaTransform(share(level)),
    place: `${seaPlace(share(level))}`,
    curve: curveOf(day.levels),
    x: left(at).toFixed(2),
    y: height(level),
    waters: day.waters.map((water) => waterMarkup(water, left(water.at), writing)).join(''),
  };
}

const height = (level: number): string => (scale.top + scale.height * (1 - share(level))).toFixed(1);

/** So many half hours a piece: a cubic leaves the tide by a thousandth of its height at most. */
const piece = 4;

/**
 * A smooth curve through every other hour, since it is sent with each page: cubic pieces whose first control point
 * mirrors the last one of the piece before (`s`). Its sides and its bed lie beyond the drawing, so that one path is line
 * and water at once. @param levels at every half hour
 */
function curveOf(levels: readonly number[]): string {
  const x = (half: number) => Math.round((half * 1000) / (levels.length - 1));
  const y = (half: number) => 1000 * (1 - share(levels[half] ?? 0));
  /** How much it falls in a third of a piece; at the ends of the day from what lies on one side. */
  const third = (half: number) => {
    const [before, after] = [half === 0 ? null : y(half - 1), half + 1 < levels.length ? y(half + 1) : null];
    const ofHalf =
      before === null
        ? (4 * y(1) - 3 * y(0) - y(2)) / 2
        : after === null
          ? (3 * y(half) - 4 * before + y(half - 2)) / 2
          : (after - before) / 2;
    return (ofHalf * piece) / 3;
  };
  const steps = [x(piece / 3), Math.round(third(0))];
  for (let half = piece; half < levels.length; half += piece) {
    const [fromX, fromY] = [x(half - piece), Math.round(y(half - piece))];
    steps.push(
      Math.round(x(half) - (x(half) - fromX) / 3) - fromX,
      Math.round(y(half) - third(half)) - fromY,
      x(half) - fromX,
      Math.round(y(half)) - fromY,
    );
  }
  const [first, rest] = [steps.slice(0, 6), steps.slice(6)].map((some) =>
    some.join(' ').replaceAll(' -', '-'),
  );
  return `M-9 9000V${Math.round(y(0))}H0c${first}s${rest}h9V9000`;
}

/** Its time and height on the side of the curve where there is room; at the ends of the day they stay in the drawing. */
function waterMarkup({ kind, at, level }: Water, left: number, { clock, inMetres }: Writing): string {
  const anchor = left < 14 ? ' text-anchor="start"' : left > 86 ? ' text-anchor="end"' : '';
  const y = Number(height(level)) + (kind === 'high' ? -12 : 22);
  return `<text x="${left.toFixed(1)}%" y="${y.toFixed(0)}"${anchor}>${clock(at)}, ${escaped(inMetres(level))}</text>`;
}
