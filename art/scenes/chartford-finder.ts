import { shadow } from '#art/kit/frames.ts';
import { at, box, circle, clipBox, path, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { plan } from './chartford-plan.ts';
import { c } from './chartford-street.ts';

const [wide, tall] = [980, 690];
const didone = { family: 'didone' } as const;

/** Which part of the map stands beside the words: plots left of the chosen one, too, or less, where a phone stands before the rest. */
type Part = 'whole' | 'left';
/** Whole, it stands in cards as well, which are as small as a phone. */
const parts = { whole: { from: [111, 262], size: 19 }, left: { from: [198, 267], size: 13 } } as const;

/** The plot finder on a tablet, 980 × 690: the plot that was chosen, beside the map of its village. */
const finder = (id: string, part: Part) =>
  [
    rect(0, 0, wide, tall, c.paper),
    plan({ id: `${id}-map`, on: [398, 0, wide - 398, tall], scale: 2.1, ...parts[part] }),
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
  part = 'whole',
}: Held & { readonly upright?: boolean; readonly part?: Part }): string {
  const [w, h] = upright ? [640, 790] : [wide, tall];
  return [
    shadow(`${id}-s`, x - 34, y - 34, w + 68, h + 68, 56, shade, 0.9),
    box(x - 34, y - 34, w + 68, h + 68, 56, '#2a2c30'),
    box(x - 30, y - 30, w + 60, h + 60, 52, '#0b0c0e'),
    upright ? circle(x + w / 2, y - 16, 5, '#22252b') : circle(x - 16, y + h / 2, 5, '#22252b'),
    at(x, y, 1, clipBox(`${id}-screen`, 0, 0, w, h, 24, upright ? finderUpright(id) : finder(id, part))),
  ].join('');
}
