import { standingSize } from '#art/kit/standing.ts';
import { at, drawing, group, path } from '#art/kit/svg.ts';
import { beanie, c, shirt } from './broken-goods.ts';
import { product, queue, thrown } from './broken-screens.ts';

/** The clothing label: its queue and its shop on two phones, staggered, and what they sell thrown down beside them. */
export const brokenSociety = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    // All of it within the columns of the page: only what belongs to a window goes on beyond them.
    at(
      0,
      28,
      0.95,
      // Black phones on a black study: behind them a disc that slipped along the gap between the two, as in its emblem.
      path('M772 -14A560 560 0 0 0 870 1102Z', c.pink),
      path('M826 104A560 560 0 0 1 924 1220Z', c.pink),
      thrown('bs-b', [876, 116, 484, -5], product(), '#000'),
      group(
        { transform: 'rotate(-10 250 800)' },
        at(250, 800, 2.02, shirt('#f8f4ec', '#cfc5b5', '#fff', '#0f0d0d')),
      ),
      thrown('bs-a', [348, 70, 484, -5], queue(), '#000'),
      group({ transform: 'rotate(9 210 260)' }, at(226, 280, 1.7, beanie())),
    ),
  );
