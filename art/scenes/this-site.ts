import { homeMiddle } from '#art/exhibits/this-site/home.ts';
import { day } from '#art/exhibits/this-site/sea.ts';
import { drawnMoment } from '#art/exhibits/this-site/tide.ts';
import { browser, shadow } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, drawing } from '#art/kit/svg.ts';

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
