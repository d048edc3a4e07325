import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, box, circle, clipBox, drawing, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { tablet } from './chartford-finder.ts';
import { c, house, kinds, tree } from './chartford-street.ts';

const { width, height } = standingSize;
const wide = 304;
/** Beside the plots of the plan, over its last houses; as far from the window's edge as from the foot of the band. */
const [left, top] = [1354 - wide, height - phoneHeight(wide) - 86];

/** What comes of it on a phone: the viewing that was booked. */
const booked = () =>
  [
    rect(0, 0, 390, 844, c.paper),
    clipBox(
      'ch-house',
      ...([0, 0, 390, 330, 0] as const),
      rect(0, 0, 390, 330, '#f4d9b0'),
      circle(330, 130, 42, '#fff3d0'),
      rect(0, 292, 390, 60, '#86a67d'),
      at(112, 302, 0.86, house({ ...kinds.pale, width: 230, gable: false, seed: 9 })),
      at(54, 306, 0.72, tree(c.leaf, c.leafDark)),
    ),
    circle(195, 330, 46, c.paper),
    circle(195, 330, 38, c.leafDark),
    stroke('M177 331L190 344L214 317', '#fff', 6),
    text(195, 428, 'Wednesday, six', 47, c.wineDeep, { family: 'didone', anchor: 'middle', tracking: -0.6 }),
    text(195, 474, 'Your viewing of plot 15', 29, c.grey, { anchor: 'middle' }),
    box(28, 508, 334, 138, 22, '#f6e6cd'),
    text(195, 556, 'Gate code', 29, c.grey, { anchor: 'middle' }),
    text(195, 622, '4 1 8 2', 52, c.wineDeep, { family: 'mono', weight: 500, anchor: 'middle' }),
    box(28, 676, 334, 84, 42, c.wine),
    text(195, 728, 'Move or cancel', 31, '#ffffff', { weight: 600, anchor: 'middle' }),
  ].join('');

/** The homes developer: its list and plan on a tablet, and on a phone the viewing that comes of it. */
export const chartfordHomes = (): string =>
  drawing(
    width,
    height,
    at(4, 72, 1.24, tablet({ id: 'ch', x: 40, y: 40, shade: '#1b060d', listing: true })),
    shadow('ch-ps', left, top, wide, phoneHeight(wide), 62, '#1b060d', 0.85),
    phone({ id: 'ch-p', x: left, y: top, width: wide, statusInk: c.wineDeep, screen: booked() }),
  );
