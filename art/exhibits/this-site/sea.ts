import { at, box, circle, line, linear, path, radial, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { scale, seaPlace } from '#domain/shore/scale.ts';
import { display } from './words.ts';

/** The colours of a drawn page; at night they are others, not the same turned round. */
export type Hour = {
  readonly ground: string;
  readonly deep: string;
  readonly ink: string;
  readonly soft: string;
  readonly card: string;
  readonly badge: string;
  readonly rule: string;
  readonly lines: string;
  readonly second: string;
  readonly staff: string;
  readonly tag: string;
  readonly wash: string;
  readonly water: string;
  readonly moon: string | null;
};

export const beacon = '#fb7033';
export const onBeacon = '#0b1d2c';
export const day: Hour = {
  ...{ ground: '#faf7f3', deep: '#0b1d2c', ink: '#0b1d2c', soft: '#3d5163', card: '#fefefc' },
  ...{ badge: '#f1ebe0', rule: '#ddd1bb', lines: '#005e69', second: '#005e69', staff: '#00414c' },
  ...{ tag: '#00414c', wash: '#ffe0d1', water: '#cbe1e6', moon: null },
};
export const night: Hour = {
  ...{ ground: '#0a1722', deep: '#03070f', ink: '#f2ede4', soft: '#a9b6c0', card: '#1b2a3a' },
  ...{ badge: '#15222f', rule: '#3a4855', lines: '#6fb9bd', second: '#86d5d3', staff: '#a5dde0' },
  ...{ tag: '#1d444f', wash: '#4d2a1b', water: '#20333f', moon: '#f4e6c3' },
};

/** Where a drawn sea lies, in pixels of its page, and how high it stands. */
export type Sea = {
  readonly metres: number;
  readonly rises: boolean;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Where words end: lines are strong from there on. */
  readonly words: number;
  /** On a phone it is twice as wide as the page, and the tag is two short lines. */
  readonly phone?: boolean;
  /** Ends in a bed of ink, down to this place. */
  readonly bed?: number;
  /** Its tag as on a phone. */
  readonly slim?: boolean;
  /** Without its figures and with a larger tag, where it is shown as small as a phone. */
  readonly near?: true;
  /** Its tag beside the first line of a headline: higher than its point, and the staff nearer the edge. */
  readonly clear?: boolean;
};

/** Places of a contour across 1440 units, and how far it swings there: as `app/ui/tide-lines.tsx` draws it. */
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
const staffAt = 1408 / 1440;

/** Where the surface meets the staff, from above. */
export const surfaceOf = ({ metres, top, height }: Pick<Sea, 'metres' | 'top' | 'height'>): number =>
  top + (height * seaPlace(metres / scale.metres)) / 100;

/** The water behind the words of a page, with its staff, its figures and the flag that rides on it. */
export function sea(hour: Hour, shown: Sea): string {
  const { metres, width, top, height, words, phone = false, slim = false, bed } = shown;
  const { ground, water, lines, staff } = hour;
  const [from, wide] = phone ? [-width, 2 * width] : [0, width];
  const tall = scale.least + (1 - scale.least) * (metres / scale.metres);
  const contour = (index: number) => {
    const y = 18 + 116 * (1 - (1 - index / 8) ** 1.8);
    const swell = index === 0 ? 17 : index < 5 ? 14 : 10;
    const at = swings.map(
      ([x, up]) =>
        `${(from + (x / 1440) * wide).toFixed(1)} ${(top + height * (1 - tall + ((y + up * swell) / 150) * tall)).toFixed(1)}`,
    );
    return `M${at[0]}C${at.slice(1, 4).join(' ')}S${at.slice(4, 6).join(' ')} ${at.slice(6, 8).join(' ')} ${at.slice(8).join(' ')}`;
  };
  const closed = (index: number, foot: number) => `${contour(index)}V${foot}H${from - wide / 72}Z`;
  const place = (level: number) => surfaceOf({ metres: level, top, height });
  const x = from + staffAt * wide + (shown.clear ? (shown.near ? 8 : 2) : 0);
  const surface = place(metres);
  const id = `${phone ? 'p' : 'w'}${width}-${ground.slice(1)}-${Math.round(metres * 100)}-${Math.round(height)}`;
  const share = (at: number) => (at - from) / wide;
  const strong = (index: number, least: number, most: number) =>
    linear(
      `${id}-${index}`,
      [0, 0],
      [1, 0],
      [0, lines, least],
      [share(words), lines, least],
      [share(words + (phone ? 30 : 64)), lines, most],
      [1, lines, most],
    ) + stroke(contour(index), `url(#${id}-${index})`, index === 0 ? 2 : (5 + index) / 5);
  const foot = top + height * (1 - tall + 0.86 * tall);
  // It begins light, as on the pages (full-sea.tsx).
  const depth = (unit: number) => top + height * (1 - tall + (unit / 150) * tall);
  const begins = [22, 95].map((unit) => (depth(unit) - depth(1)) / ((bed ?? top + height) - depth(1)));
  return [
    linear(`${id}-w`, [0, begins[0] ?? 0], [0, begins[1] ?? 1], [0, water, 0.4], [1, water, 1]),
    path(closed(0, bed ?? top + height), `url(#${id}-w)`),
    repeat(8, (i) => strong(i + 1, 0.05, (i + 3) * 0.055)),
    strong(0, 0, 1),
    bed === undefined ? '' : path(closed(8, bed), hour.deep),
    line(x, place(6.2), x, place(0), staff, 1.5),
    repeat(6, (i) => {
      const half = place(i + 0.5);
      return line(x - 6, place(i + 1), x, place(i + 1), staff, 1.5) + line(x - 4, half, x, half, staff, 1.5);
    }),
    ...(shown.near
      ? []
      : [
          repeat(4, (i) =>
            text(x + 5, place(2 * i) + 4.5, String(2 * i), slim ? 14 : 13, staff, { weight: 600 }),
          ),
        ]),
    rect(x - 3, surface, 6, foot - surface, hour.lines),
    circle(x, surface, 4.5, beacon),
    phone || slim
      ? at(x, surface, shown.near ? 1.2 : 1, smallFlag(hour, shown))
      : flag(hour, shown, x, surface),
  ].join('');
}

const heightOf = (metres: number) => `${metres.toFixed(1)} m`;

const onTag = '#faf7f3';

/** Whether the water rises, as an arrow about a point. */
const way = (rises: boolean, x: number, y: number, size: number) => {
  const [half, up] = [4 * size, rises ? -4 * size : 4 * size];
  return stroke(`M${x} ${y - up}v${2 * up}m${-half} ${-up}l${half} ${up}l${half} ${-up}`, onTag, 1.75 * size);
};

/** The flag on a wide page. */
function flag({ tag }: Hour, { metres, rises }: Sea, x: number, y: number): string {
  return (
    path(`M${x - 6} ${y}l-8 -7v14z`, tag) +
    box(x - 137, y - 20, 126, 40, 4, tag) +
    text(x - 84, y + 6.5, `Tide ${heightOf(metres)}`, 18, onTag, { ...display, anchor: 'middle' }) +
    way(rises, x - 24, y, 1.4)
  );
}

/** The same on a phone, where words leave it a narrow lane, about the point at which it rides. */
function smallFlag({ tag }: Hour, { metres, rises, clear }: Sea): string {
  const up = clear ? 12 : 0;
  return (
    path('M-3 0l-7 -6v12z', tag) +
    box(-51, -19 - up, 43, 38, 4, tag) +
    text(-48, -3 - up, 'Tide', 14.2, onTag, display) +
    way(rises, -13, -7.5 - up, 0.75) +
    text(-29.5, 13 - up, heightOf(metres), 14.2, onTag, { ...display, anchor: 'middle' })
  );
}

/** The moon over a page at night, and its light around it. */
export const moon = ({ moon: colour }: Hour, x: number, y: number, r: number): string =>
  colour === null
    ? ''
    : radial('own-moon', [0.5, 0.5], 0.5, [0, colour, 0.42], [0.4, colour, 0.26], [1, colour, 0]) +
      circle(x, y, r * 2.8, 'url(#own-moon)') +
      circle(x, y, r, colour);
