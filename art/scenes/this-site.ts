import { day, type Hour, homeNarrow, homeWide, night } from '#art/exhibits/this-site/home.ts';
import { drawnWater, timeOf } from '#art/exhibits/this-site/tide.ts';
import { phone, shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { standing, standingSize } from '#art/kit/standing.ts';
import { drawing, group, linear, rect } from '#art/kit/svg.ts';

const now = 'These lines are the tide in Scarborough';

/** The sky over the sea, and its lines from `top` down. */
function shore(width: number, height: number, top: number, weight: number) {
  return [
    linear('ts-sky', [0, 0], [0, 1], [0, '#cfe3e4'], [0.55, '#7fb3b8'], [1, '#0d3a45']),
    rect(0, 0, width, height, 'url(#ts-sky)'),
    tideLines({
      ...{ width, top, gap: weight * 10, count: 18, colour: '#faf7f3' },
      ...{ weight, opacity: 0.5, swell: 26 },
    }),
  ].join('');
}

/** The home page on the screen of a phone, with the water of that hour below it. */
const onPhone = (hour: Hour, metres: number, foot: readonly string[]) =>
  rect(0, 0, 390, 844, hour.ground) +
  group({ transform: 'translate(0 56)' }, homeNarrow(hour, metres, 752, foot));

const highWater = () => ['High water in Scarborough', `at ${timeOf(drawnWater('high'))}`];

/** The site itself: by day in a window, at night on a phone. */
export const thisSite = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    standing({
      ...{ id: 'ts', address: 'foreshore.example', tone: 'light', pageWidth: 1200, statusInk: night.ink },
      ...{ page: homeWide(day, 0.6, now, false), screen: onPhone(night, 4.6, highWater()), shade: '#04222b' },
    }),
  );

/** The same page twice, by day at low water and by night at high: it keeps its middle where less of it is shown. */
export function thisSitePoster(): string {
  return drawing(
    1200,
    900,
    shore(1200, 900, 470, 2.4),
    shadow('tp-s1', 168, 176, 424, 868, 64, '#04222b', 0.9),
    phone({
      ...{ id: 'tp-d', x: 168, y: 176, width: 424, statusInk: day.ink },
      screen: onPhone(day, 1.1, []),
    }),
    shadow('tp-s2', 608, 58, 424, 868, 64, '#04222b', 0.9),
    phone({
      ...{ id: 'tp-n', x: 608, y: 58, width: 424, statusInk: night.ink },
      screen: onPhone(night, 5.7, highWater()),
    }),
  );
}
