import { homeMiddle, homePhone } from '#art/exhibits/this-site/home.ts';
import { day, type Hour, night } from '#art/exhibits/this-site/sea.ts';
import { drawnMoment, type Moment } from '#art/exhibits/this-site/tide.ts';
import { browser, phone, shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, drawing, linear, rect } from '#art/kit/svg.ts';

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

/** The home page on the screen of a phone. @param tall how much of it is seen there */
const onPhone = (hour: Hour, moment: Moment, tall: number) =>
  rect(0, 0, 390, 844, hour.ground) + at(0, 44, 390 / 375, homePhone(hour, moment, tall));

/** The site itself in one window, whole from its menu to its sea: what a phone before it would hide is the point. */
export function thisSite(): string {
  const { width, height } = standingSize;
  const [y, page, tall] = [40, 1024, 806];
  const scale = width / page;
  const seen = { id: 'ts-b', address: 'foreshore.example', page: homeMiddle(day, drawnMoment(12, 30), 760) };
  return drawing(
    width,
    height,
    // It fades before the picture's edges, which the window stands against.
    shadow('ts-s1', 40, y, width - 80, tall * scale, 22, '#04222b', 0.8),
    at(
      0,
      y,
      scale,
      browser({ ...seen, tone: 'light', x: 0, y: 0, width: page, height: tall, pageWidth: page }),
    ),
  );
}

/** The same page twice, in the afternoon and in the evening: it keeps its middle where less of it is shown. */
export function thisSitePoster(): string {
  return drawing(
    1200,
    900,
    shore(1200, 900, 470, 2.4),
    shadow('tp-s1', 168, 212, 424, 868, 64, '#04222b', 0.9),
    phone({
      ...{ id: 'tp-d', x: 168, y: 212, width: 424, statusInk: day.ink },
      screen: onPhone(day, drawnMoment(13, 15), 609),
    }),
    shadow('tp-s2', 608, 58, 424, 868, 64, '#04222b', 0.9),
    phone({
      ...{ id: 'tp-n', x: 608, y: 58, width: 424, statusInk: night.ink },
      screen: onPhone(night, drawnMoment(19), 770),
    }),
  );
}
