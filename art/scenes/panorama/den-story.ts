import { browser, shadow } from '#art/kit/frames.ts';
import { narrowPlate } from '#art/kit/plate.ts';
import { at, clipBox, denseDrawing, drawing, line, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { barnScene } from '#art/scenes/den-barn.ts';
import { c } from '#art/scenes/den-house.ts';

/** Size of the page of one building across the study, and of its counterpart for phones, drawn in half of these units. */
export const denStorySize = { width: 2400, height: 1424 } as const;
export const denStoryNarrowSize = { width: 800, height: 1136 } as const;

const address = 'den-architecture.example/barn-at-hackness';
/** The colour of the study, on which the page lies. */
const ground = '#9a4e31';
const soft = '#5b554e';
const thin = { family: 'thin', weight: 400 } as const;
const medium = { family: 'thin', weight: 500 } as const;

const facts = [
  ['The brief', 'Keep the arch, and let us eat', 'where the carts stood.'],
  ['Hardest constraint', 'No new opening on the side', 'that faces the moor.'],
  ['The drawing that failed', 'A roof of glass. It would have', 'lit the dale by night.'],
] as const;

/** One of the six stories, 1200 × 640: the building as it was drawn, what was asked, what stood in the way, and the fee. */
const page = () =>
  [
    rect(0, 0, 1200, 640, '#ffffff'),
    clipBox('dn-barn', 0, 70, 1200, 364, 0, at(0, -6, 0.9375, barnScene())),
    text(48, 47, 'DEN', 30, c.char, { ...medium, tracking: 8 }),
    ...['Six stories', 'Fees', 'Planning', 'Your brief'].map((label, i) =>
      text([682, 828, 926, 1152][i] ?? 0, 45, label, 19, i === 0 ? c.clay : c.char, {
        ...medium,
        anchor: i === 3 ? 'end' : 'start',
      }),
    ),
    line(682, 55, 772, 55, c.clay, 2.4),
    text(46, 499, 'Barn at Hackness', 50, c.char, { family: 'thin', weight: 300, tracking: -1 }),
    text(1152, 497, 'First sketch March 2021, moved in May 2023', 20, soft, { ...thin, anchor: 'end' }),
    line(48, 524, 1152, 524, '#dccfbc', 1.4),
    ...facts.flatMap(([label, ...said], i) => [
      text(48 + i * 300, 560, label, 19, c.clay, medium),
      lines(48 + i * 300, 590, said, 20, 26, c.char, thin),
    ]),
    text(948, 560, 'The fee', 19, c.clay, medium),
    text(947, 592, '£34,000', 32, c.char, medium),
    text(948, 616, 'for a house of £258,000', 19, soft, thin),
  ].join('');

/** The page of a building in its window, on the colour of the study. */
export function denStory(): string {
  const { width: w, height: h } = denStorySize;
  const [x, y, scale, tall] = [96, 80, 1.84, 686];
  return drawing(
    w,
    h,
    rect(0, 0, w, h, ground),
    shadow('dn-s', x, y, 1200 * scale, tall * scale, 26, '#2b1006', 0.7),
    at(
      x,
      y,
      scale,
      browser({
        ...{ id: 'dn-b', x: 0, y: 0, width: 1200, height: tall, pageWidth: 1200 },
        ...{ address, addressSize: 16, tone: 'light', page: page() },
      }),
    ),
  );
}

/** The same for phones: the whole barn, and what was asked and paid. */
export function denStoryNarrow(): string {
  const [w, h] = [400, 568];
  const told = [
    rect(0, 0, 390, 526, '#ffffff'),
    text(20, 42, 'DEN', 25, c.char, { ...medium, tracking: 6 }),
    text(370, 40, 'Six stories', 19, c.clay, { ...medium, anchor: 'end' }),
    clipBox('do-barn', 0, 62, 390, 212, 0, at(-218, 18, 0.502, barnScene(false))),
    text(18, 320, 'Barn at Hackness', 37, c.char, { family: 'thin', weight: 300, tracking: -0.8 }),
    line(20, 338, 370, 338, '#dccfbc', 1.4),
    ...[facts[0], facts[1]].flatMap(([label, ...said], i) => [
      text(20, 366 + i * 74, label, 18.5, c.clay, medium),
      lines(20, 388 + i * 74, said, 18.5, 22, c.char, thin),
    ]),
    text(370, 516, '£34,000 of £258,000', 19, c.char, { ...medium, anchor: 'end' }),
    text(20, 516, 'The fee', 18.5, c.clay, medium),
  ].join('');
  const plate = narrowPlate({ id: 'do', address: 'den-architecture.example', page: told });
  const inside = plate.slice(plate.indexOf('>') + 1, plate.lastIndexOf('</svg>'));
  return denseDrawing(
    w,
    h,
    rect(0, 0, w, h, ground),
    clipBox('do-plate', 18, 18, 364, 532, 12, at(18, 18, 364 / 390, inside)),
  );
}
