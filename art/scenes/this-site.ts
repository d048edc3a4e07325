import { day, homeNarrow, homeWide, night } from '#art/exhibits/this-site/home.ts';
import { drawnWater, timeOf } from '#art/exhibits/this-site/tide.ts';
import { browser, phone, shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { drawing, group, linear, rect } from '#art/kit/svg.ts';

const now = 'These lines are the tide in Scarborough';

/** The site itself: by day in a window, at night on a phone, and the sea behind both. */
export function thisSite(): string {
  return drawing(
    1600,
    1200,
    linear('ts-sky', [0, 0], [0, 1], [0, '#cfe3e4'], [0.55, '#7fb3b8'], [1, '#0d3a45']),
    rect(0, 0, 1600, 1200, 'url(#ts-sky)'),
    tideLines({
      width: 1600,
      top: 690,
      gap: 30,
      count: 18,
      colour: '#faf7f3',
      weight: 3,
      opacity: 0.5,
      swell: 26,
    }),
    shadow('ts-s1', 60, 128, 1180, 770, 16, '#04222b', 1.1),
    browser({
      ...{ id: 'ts-b', x: 60, y: 128, width: 1180, height: 738, pageWidth: 1200 },
      ...{ address: 'foreshore.example', tone: 'light' as const, page: homeWide(day, 2.6, now) },
    }),
    shadow('ts-s2', 1150, 312, 372, 764, 56, '#04222b', 0.9),
    phone({
      ...{ id: 'ts-p', x: 1150, y: 312, width: 372, statusInk: night.ink },
      screen:
        rect(0, 0, 390, 844, night.ground) +
        group(
          { transform: 'translate(0 56)' },
          homeNarrow(night, 4.6, 752, ['High water in Scarborough', `at ${timeOf(drawnWater('high'))}`]),
        ),
    }),
  );
}
