import { button, type Look, note, option, row, screen, tick, title, touch } from '#art/kit/screen.ts';
import { at, box, circle, clipBox, ellipse, path, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { plan } from '#art/scenes/chartford-plan.ts';
import { legend } from '#art/scenes/chartford-signs.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

const look: Look = {
  ground: c.paper,
  ink: c.wineDeep,
  soft: c.grey,
  rule: '#e6dad0',
  main: c.wine,
  onMain: '#ffffff',
  touch: '#b3541e',
  head: 'didone',
  headWeight: 400,
  radius: 29,
  clock: '22:30',
};

/** The plan of the village. */
export const village = () =>
  screen(
    look,
    plan({ id: 'cht-plan', on: [0, 118, 390, 448], scale: 1, from: [0, 118], under: [14, 508, 322, 36] }),
    rect(0, 0, 390, 122, c.paper),
    text(24, 100, 'Chartford', 27, c.wine, { family: 'didone' }),
    text(366, 98, 'Hackness Green', 17, c.grey, { weight: 500, anchor: 'end' }),
    at(14, 508, 1, legend()),
    path('M0 760V586Q0 562 24 562H366Q390 562 390 586V760Z', c.paper),
    text(24, 614, 'Plot 15, The Hayburn', 29, c.wineDeep, { family: 'didone' }),
    note(look, 644, ['Free, and £5,000 below plot 14'], 18),
    button(look, 672, 'Look at plot 15'),
    touch(look, 242, 441, 19),
  );

/** The plot: the things a brochure leaves out. */
export const plot = () =>
  screen(
    look,
    clipBox(
      'cht-house',
      0,
      0,
      390,
      292,
      0,
      rect(0, 0, 390, 292, '#f4d9b0'),
      circle(322, 132, 40, '#fff3d0'),
      rect(0, 256, 390, 40, '#86a67d'),
      at(124, 272, 0.73, house({ ...kinds.pale, width: 230, gable: false, seed: 9 })),
      at(54, 270, 0.8, tree(c.leaf, c.leafDark)),
    ),
    text(24, 342, 'Plot 15', 40, c.wineDeep, { family: 'didone' }),
    text(366, 340, '£329,000', 25, c.wine, { weight: 700, anchor: 'end' }),
    row(look, 392, 'Sun at six', 'Kitchen, terrace'),
    row(look, 440, 'Running costs', '£92 a month'),
    row(look, 488, 'School gate', '7 min on foot'),
    row(look, 536, 'From the road', '4 paces further'),
    button(look, 588, 'Choose a viewing'),
    text(195, 690, 'No call, no brochure', 18, c.grey, { anchor: 'middle' }),
    touch(look, 336, 617),
  );

/** The show home’s own diary, on a Sunday night. */
export const diary = () =>
  screen(
    look,
    title(look, 122, ['When suits you?'], 40),
    ...['Mon', 'Tue', 'Wed', 'Thu'].map((day, i) =>
      option(look, [24 + i * 87, 150, 80, 76], [day, String(20 + i)], i === 2),
    ),
    option(look, [24, 252, 165, 62], ['12:30']),
    option(look, [201, 252, 165, 62], ['16:00']),
    option(look, [24, 328, 165, 62], ['18:00'], true),
    option(look, [201, 328, 165, 62], ['19:15']),
    text(24, 444, 'A house to sell?', 19, c.wineDeep, { weight: 600 }),
    option(look, [24, 462, 108, 56], ['Yes']),
    option(look, [141, 462, 108, 56], ['Offer'], true),
    option(look, [258, 462, 108, 56], ['Skip']),
    button(look, 560, 'Wednesday at six'),
    text(195, 662, 'Move or cancel it any time', 18, c.grey, { anchor: 'middle' }),
    touch(look, 336, 589),
  );

/** What they need at the gate. */
export const gate = () =>
  screen(
    look,
    circle(195, 128, 40, c.leafDark),
    tick(193, 128, '#fff', 1.8, 5),
    text(195, 216, 'Wednesday, six', 40, c.wineDeep, { family: 'didone', anchor: 'middle' }),
    text(195, 262, 'Plot 15, with the site’s negotiator', 18, c.grey, { anchor: 'middle' }),
    box(24, 306, 342, 108, 18, '#f6e6cd'),
    text(195, 342, 'Gate code', 18, c.grey, { anchor: 'middle' }),
    text(195, 394, '4 1 8 2', 40, c.wineDeep, { family: 'mono', weight: 500, anchor: 'middle' }),
    clipBox(
      'cht-road',
      24,
      432,
      342,
      156,
      18,
      plan({ id: 'cht-gate', on: [24, 432, 342, 156], scale: 1.4, from: [125, 356], size: 12 }),
      ellipse(196, 511, 12, 4, '#2b1a20', { opacity: 0.3 }),
      path('M196 510C178 486 174 478 174 468a22 22 0 0 1 44 0c0 10 -4 18 -22 42z', c.wine, {
        stroke: '#fffdf8',
        'stroke-width': 2.4,
      }),
      circle(196, 468, 8, '#fffdf8'),
    ),
    row(look, 642, 'From your door', '31 min'),
    option(look, [24, 674, 342, 58], ['Move or cancel']),
    touch(look, 196, 474, 32),
  );
