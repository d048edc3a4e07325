import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, box, circle, clipBox, drawing, line, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { tablet } from './chartford-finder.ts';
import { c, house, kinds, tree } from './chartford-street.ts';

const { width, height } = standingSize;
const wide = 392;
/** It ends where the page's column does in a window of 1280. */
const [left, top] = [1336 - wide, height - phoneHeight(wide) - 30];

const fact = (y: number, what: string, is: string) =>
  text(28, y, what, 21, c.grey) +
  text(362, y, is, 22, c.wineDeep, { weight: 600, anchor: 'end' }) +
  line(28, y + 22, 362, y + 22, '#e6dad0', 1.5);

/** The plot on a phone: its house in the light that its kitchen has at six. */
const plot = () =>
  [
    rect(0, 0, 390, 844, c.paper),
    clipBox(
      'ch-house',
      ...([0, 0, 390, 392, 0] as const),
      rect(0, 0, 390, 392, '#f4d9b0'),
      circle(338, 108, 46, '#fff3d0'),
      rect(0, 340, 390, 60, '#86a67d'),
      at(98, 352, 1.02, house({ ...kinds.pale, width: 230, gable: false, seed: 9 })),
      at(54, 356, 0.8, tree(c.leaf, c.leafDark)),
    ),
    text(28, 462, 'Plot 15', 56, c.wineDeep, { family: 'didone' }),
    fact(522, 'The Hayburn', '£329,000'),
    fact(578, 'Sun at six', 'Kitchen, terrace'),
    fact(634, 'School gate', '7 min on foot'),
    box(28, 688, 334, 84, 42, c.wine),
    text(195, 739, 'Choose a viewing', 28, '#ffffff', { weight: 600, anchor: 'middle' }),
  ].join('');

/** The homes developer: its plot finder on a tablet that goes on beyond the window, and one of its plots on a phone. */
export const chartfordHomes = (): string =>
  drawing(
    width,
    height,
    at(20, 10, 1.42, tablet({ id: 'ch', x: 40, y: 40, shade: '#1b060d', part: 'left' })),
    shadow('ch-ps', left, top, wide, phoneHeight(wide), 62, '#1b060d', 0.85),
    phone({ id: 'ch-p', x: left, y: top, width: wide, statusInk: c.wineDeep, screen: plot() }),
  );
