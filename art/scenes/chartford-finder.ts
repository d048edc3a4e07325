import { shadow } from '#art/kit/frames.ts';
import { at, box, circle, clipBox, line, path, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { plan } from './chartford-plan.ts';
import { legend } from './chartford-signs.ts';
import { c } from './chartford-street.ts';

const [wide, tall] = [980, 690];
const didone = { family: 'didone' } as const;

/** Plots as the list beside the plan has them, of those that are not sold. */
const listed = [
  ['6', 'The Hayburn', '£326,000', 'Free'],
  ['7', 'The Cloughton', '£314,000', 'Free'],
  ['8', 'The Levisham', '£402,000', 'Held'],
  ['10', 'The Cloughton', '£315,000', 'Free'],
  ['11', 'The Levisham', '£398,000', 'Held'],
  ['12', 'The Levisham', '£398,000', 'Free'],
  ['13', 'The Hayburn', '£331,000', 'Held'],
  ['15', 'The Hayburn', '£329,000', 'Free'],
  ['16', 'The Hayburn', '£332,000', 'Free'],
] as const;

/** A whole page of it: the list in a third, and the plan of the village with what its marks mean in the rest. */
const page = (id: string) =>
  [
    rect(0, 0, wide, tall, c.paper),
    plan({
      id: `${id}-map`,
      on: [344, 0, wide - 344, tall],
      scale: 1.42,
      from: [13, 104],
      size: 17.4,
      under: [372, 622, 322, 36],
    }),
    at(372, 622, 1, legend()),
    path('M28 58V38L46 24L64 38V58H53V45H39V58Z', c.wine),
    text(76, 55, 'Chartford', 34, c.wine, didone),
    text(28, 102, 'Hackness Green', 25, c.wineDeep, { weight: 600, tracking: -0.3 }),
    text(28, 130, 'Eleven free, four held', 20, c.grey, { weight: 500 }),
    ...listed.flatMap(([number, house, price, is], i) => {
      const y = 150 + i * 59;
      const chosen = number === '15';
      const ink = chosen ? '#ffffff' : c.ink;
      return [
        chosen ? box(14, y + 1, 316, 58, 12, c.wine) : '',
        i > 0 && !chosen && listed[i - 1]?.[0] !== '15' ? line(28, y, 316, y, '#e6dad0', 1.4) : '',
        text(28, y + 37, number, 23, ink, { weight: 700 }),
        text(70, y + 27, house, 20.5, ink, { weight: 600 }),
        text(70, y + 50, price, 20, chosen ? '#f3e2df' : c.grey, { weight: 500 }),
        text(316, y + 37, is, 20, chosen ? '#ffffff' : is === 'Held' ? '#8a5a14' : c.leafDark, {
          weight: 600,
          anchor: 'end',
        }),
      ];
    }),
  ].join('');

/** The plot finder on a tablet, 980 × 690: the plot that was chosen, beside the map of its village. */
const finder = (id: string) =>
  [
    rect(0, 0, wide, tall, c.paper),
    plan({ id: `${id}-map`, on: [398, 0, wide - 398, tall], scale: 2.1, from: [111, 262], size: 19 }),
    path('M44 74V48L66 32L88 48V74H75V58H57V74Z', c.wine),
    text(104, 68, 'Chartford', 46, c.wine, didone),
    text(44, 194, 'Plot 15', 92, c.wineDeep, { ...didone, tracking: -1.4 }),
    text(44, 254, 'The Hayburn', 44, c.ink, { weight: 500 }),
    text(44, 306, 'Three bedrooms', 42, c.grey, { tracking: -0.6 }),
    text(44, 402, '£329,000', 62, c.wine, { weight: 700, tracking: -1 }),
    text(44, 454, 'Ready in June', 42, c.leafDark, { weight: 600 }),
    box(36, 520, 328, 104, 52, c.wine),
    text(200, 586, 'Book a viewing', 42, '#fff', { weight: 600, anchor: 'middle', tracking: -0.4 }),
  ].join('');

/** The same upright, 640 × 790, the map above the plot. */
const finderUpright = (id: string) =>
  [
    rect(0, 0, 640, 790, c.paper),
    plan({ id: `${id}-map`, on: [0, 92, 640, 358], scale: 1.62, from: [-1, 285], size: 17 }),
    path('M36 62V36L58 20L80 36V62H67V46H49V62Z', c.wine),
    text(98, 58, 'Chartford', 44, c.wine, didone),
    text(36, 534, 'Plot 15', 84, c.wineDeep, { ...didone, tracking: -1.4 }),
    text(36, 584, 'The Hayburn', 36, c.ink, { weight: 500 }),
    text(36, 634, 'Ready in June', 36, c.leafDark, { weight: 600 }),
    text(604, 530, '£329,000', 50, c.wine, { weight: 700, tracking: -1, anchor: 'end' }),
    box(32, 664, 318, 92, 46, c.wine),
    text(191, 723, 'Book a viewing', 38, '#fff', { weight: 600, anchor: 'middle', tracking: -0.4 }),
  ].join('');

type Held = { readonly id: string; readonly x: number; readonly y: number; readonly shade: string };

/** The finder on a tablet, which begins 34 units before its screen. */
export function tablet({
  id,
  x,
  y,
  shade,
  upright = false,
  listing = false,
}: Held & { readonly upright?: boolean; readonly listing?: boolean }): string {
  const [w, h] = upright ? [640, 790] : [wide, tall];
  const shown = upright ? finderUpright : listing ? page : finder;
  return [
    shadow(`${id}-s`, x - 34, y - 34, w + 68, h + 68, 56, shade, 0.9),
    box(x - 34, y - 34, w + 68, h + 68, 56, '#2a2c30'),
    box(x - 30, y - 30, w + 60, h + 60, 52, '#0b0c0e'),
    upright ? circle(x + w / 2, y - 16, 5, '#22252b') : circle(x - 16, y + h / 2, 5, '#22252b'),
    at(x, y, 1, clipBox(`${id}-screen`, 0, 0, w, h, 24, shown(id))),
  ].join('');
}
