import { house } from '#art/kit/palette.ts';
import { blur, clipTo, linear, type Point, path, rect, repeat, stroke } from '#art/kit/svg.ts';

/** As on the charts of British waters, where the foreshore is what the sea covers and uncovers. */
export const c = {
  paper: '#fdfbf5',
  land: '#f0dba9',
  height: '#d9bd7c',
  coast: '#6e5a2c',
  foreshore: '#bcd3a2',
  deep: '#f1f6f3',
  middle: '#dcedf1',
  shallow: '#bfdde8',
  contour: '#86b1c3',
  depth: '#4d6d7e',
  rose: '#8d4a74',
} as const;

const [left, right, top] = [24, 536, 28];
const [sheetLeft, sheetRight, sheetTop] = [8, 552, 9];
/** Where the sheet was folded, and how far down each fold lies: it has not been pressed flat. */
const folds: readonly Point[] = [
  [sheetLeft, 0],
  [144, 5],
  [280, 0],
  [416, 5],
  [sheetRight, 0],
];

/** How far down the sheet lies at a place across it. */
function sag(x: number): number {
  const after = Math.max(
    1,
    folds.findIndex(([fold]) => fold >= x),
  );
  const [[x1, y1], [x2, y2]] = [folds[after - 1] as Point, folds[after] as Point];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

const between = (from: number, to: number) => [
  from,
  ...folds.map(([x]) => x).filter((x) => x > from && x < to),
  to,
];
const along = (xs: readonly number[], y: number) => xs.map((x) => `${x} ${y + sag(x)}`).join('L');

/** What is between two heights of the sheet, from side to side. */
const band = (from: number, to: number, y1: number, y2: number) =>
  `M${along(between(from, to), y1)}L${along(between(from, to).reverse(), y2)}Z`;

/** The bare sheet down to its lower edge, and its shadow. */
export const bareSheet = (end: number) =>
  blur('passage-soft', 9, 0.2) +
  path(band(sheetLeft + 5, sheetRight - 3, sheetTop + 10, end + 7), '#0b1a28', {
    opacity: 0.34,
    filter: 'url(#passage-soft)',
  }) +
  path(band(sheetLeft, sheetRight, sheetTop, end), c.paper);

/** What is printed within the frame, on open water. */
export const withinFrame = (bottom: number, ...printed: string[]) =>
  clipTo(
    'passage-c',
    path(band(left, right, top, bottom), '#000'),
    rect(left, top, right - left, bottom - top + 8, c.deep),
    ...printed,
  );

const degrees = 13;
const degree = (right - left) / degrees;

/** The frame: minutes of black and white by turns above and below, and a line within. */
export const frame = (bottom: number) =>
  [top - 6, bottom]
    .map((y) =>
      repeat(degrees, (index) =>
        index % 2 === 0
          ? path(band(left + index * degree, left + (index + 1) * degree, y, y + 6), house.ink)
          : '',
      ),
    )
    .join('') +
  stroke(band(left, right, top - 6, bottom + 6), house.ink, 1) +
  stroke(band(left, right, top, bottom), house.ink, 1);

/** Meridians and parallels. */
export const graticule = (bottom: number) =>
  stroke(
    [126, 254, 382].map((x) => `M${x} ${top}V${bottom + 8}`).join('') +
      [104, 206, 308].map((y) => `M${left} ${y}H${right}`).join(''),
    c.depth,
    0.7,
    { opacity: 0.35 },
  );

/** Each panel between two folds takes the light from another side, with a crease at its edges; the sheet ends in a line. */
export function creases(end: number): string {
  const panels = folds.slice(1).map(([x2], index) => [(folds[index] as Point)[0], x2] as const);
  return (
    panels
      .map(([x1, x2], index) => {
        const id = `passage-p${index}`;
        const away = index % 2 === 0;
        return (
          linear(
            id,
            [0, 0],
            [1, 0],
            [0, away ? '#fff' : '#1f2a30', away ? 0.22 : 0.1],
            [0.45, '#23180a', away ? 0.02 : 0.05],
            [1, '#23180a', away ? 0.1 : 0],
          ) + path(band(x1, x2, sheetTop, end), `url(#${id})`)
        );
      })
      .join('') +
    folds
      .slice(1, -1)
      .map(([x, down]) => {
        const crease = (shift: number) => `M${x + shift} ${sheetTop + down}V${end + down}`;
        return (
          stroke(crease(-0.6), '#3b2d14', 1.1, { opacity: 0.3 }) +
          stroke(crease(0.8), '#fff', 1.2, { opacity: 0.75 })
        );
      })
      .join('') +
    stroke(band(sheetLeft, sheetRight, sheetTop, end), '#3b2d14', 0.8, { opacity: 0.22 })
  );
}
