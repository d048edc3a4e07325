import { topPhone } from '#art/exhibits/this-site/home.ts';
import { beacon, day, type Hour, night, onBeacon } from '#art/exhibits/this-site/sea.ts';
import { drawnMoment, type Moment } from '#art/exhibits/this-site/tide.ts';
import { broken } from '#art/exhibits/this-site/words.ts';
import { shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import {
  at,
  box,
  circle,
  clipBox,
  denseDrawing,
  group,
  line,
  linear,
  path,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { home } from '#content/home.ts';

const display = { family: 'display', weight: 700, tracking: -1.4 } as const;
const staffAt = 360;

/** The water of a screen from its surface down, and the staff beside the words, which has no figures: they could not be read. */
function water(hour: Hour, surface: number): string {
  const contour = (y: number, swell: number) =>
    `M0 ${y}C90 ${y - swell} 150 ${y + swell} 235 ${y}S345 ${y + swell * 0.6} 390 ${y - swell * 0.5}`;
  return [
    path(`${contour(surface, 14)}V844H0Z`, hour.water),
    repeat(9, (i) =>
      stroke(contour(surface + (i + 1) * (26 + i * 3), 12), hour.lines, 1.6, { opacity: 0.3 - i * 0.025 }),
    ),
    line(staffAt, 116, staffAt, 760, hour.staff, 2),
    repeat(12, (i) => line(staffAt - (i % 2 ? 6 : 10), 140 + i * 50, staffAt, 140 + i * 50, hour.staff, 2)),
    rect(staffAt - 4, surface, 8, 844 - surface, hour.lines),
    circle(staffAt, surface, 8, beacon),
  ].join('');
}

/** The home page: its name and headline in words, what would be smaller than nine pixels there as bars. */
function screen(hour: Hour, { metres }: Moment, surface: number): string {
  return [
    rect(0, 0, 390, 844, hour.ground),
    water(hour, surface),
    at(2, 48, 1.06, topPhone(hour, 366, 31)),
    lines(24, 168, broken(home.hero.headline, 15), 45, 44, hour.ink, display),
    ...[290, 244].map((wide, i) => box(24, 286 + i * 26, wide, 10, 5, hour.ink, { opacity: 0.3 })),
    box(24, 352, 270, 58, 29, beacon),
    box(84, 376, 150, 10, 5, onBeacon),
    rect(26, 458, 5, 62, hour.staff),
    circle(28.5, 456, 8, beacon),
    text(50, 502, `${metres.toFixed(1)} m`, 50, hour.staff, display),
  ].join('');
}

function phone(id: string, x: number, y: number, width: number, shown: string): string {
  return [
    shadow(`${id}-s`, x, y, width, width * 2, 26, '#04222b', 0.4),
    group(
      { transform: `translate(${x} ${y}) scale(${width / 430})` },
      linear(`${id}-b`, [0, 0], [1, 1], [0, '#4a4d52'], [0.18, '#111215'], [1, '#111215']),
      box(0, 0, 430, 884, 66, `url(#${id}-b)`),
      box(6, 6, 418, 872, 60, '#050506'),
      at(20, 20, 1, clipBox(`${id}-c`, 0, 0, 390, 844, 46, shown) + box(139, 12, 112, 32, 16, '#050506')),
    ),
  ].join('');
}

/** The home page by day and in the evening, as the poster has it, for cards on phones: what is a word there can be read. */
export function thisSitePosterNarrow(): string {
  const [noon, evening] = [drawnMoment(13, 15), drawnMoment(19)];
  return denseDrawing(
    400,
    300,
    linear('tpn-sky', [0, 0], [0, 1], [0, '#cfe3e4'], [0.55, '#7fb3b8'], [1, '#0d3a45']),
    rect(0, 0, 400, 300, 'url(#tpn-sky)'),
    tideLines({
      ...{ width: 400, top: 150, gap: 10, count: 16, colour: '#faf7f3' },
      ...{ weight: 1, opacity: 0.5, swell: 9 },
    }),
    phone('tpn-d', 18, 62, 176, screen(day, noon, 436)),
    phone('tpn-n', 206, 22, 176, screen(night, evening, 270)),
  );
}
