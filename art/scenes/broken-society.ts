import { standing, standingSize } from '#art/kit/standing.ts';
import {
  at,
  circle,
  clipBox,
  clipTo,
  drawing,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { beanie, c, emblem, jacket, shirt } from './broken-goods.ts';

/** The name in blackletter, cut by three slips of the blade. */
function shattered() {
  const name = (dx: number) =>
    text(640 + dx, 330, 'Broken', 330, c.bone, { family: 'gothic', anchor: 'middle' }) +
    text(640 + dx, 566, 'Society', 330, c.bone, { family: 'gothic', anchor: 'middle' });
  const cuts = [
    ['M0 60L1280 20V190L0 236Z', 0],
    ['M0 236L1280 190V330L0 360Z', 34],
    ['M0 360L1280 330V470L0 450Z', -14],
    ['M0 450L1280 470V650H0Z', 22],
  ] as const;
  return cuts
    .map(([d, dx], i) => clipTo(`bs-cut${i}`, path(d, '#000'), name(dx)))
    .concat(stroke('M0 236L1280 190M0 360L1280 330M0 450L1280 470', c.pink, 2, { opacity: 0.85 }))
    .join('');
}

function cracks(seed: number, w: number, h: number, colour: string) {
  const random = scatter(seed);
  return repeat(7, (i) => {
    let x = random() * w;
    let y = random() * h * 0.3;
    let d = `M${x} ${y}`;
    for (let step = 0; step < 9; step++) {
      x += (random() - 0.5) * 120;
      y += 30 + random() * 70;
      d += `L${Math.round(x)} ${Math.round(y)}`;
    }
    return stroke(d, colour, 1 + (i % 3), { opacity: 0.5 });
  });
}

function page() {
  const item = (x: number, bg: string, art: string, scale: number) =>
    rect(x, 588, 184, 126, bg) + at(x + 92, 652, scale, art);
  return [
    linear('bs-hero', [0, 0], [0, 1], [0, '#262122'], [1, c.black]),
    radial('bs-spot', [0.5, 0.5], 0.5, [0, '#ff5d8f', 0.85], [0.5, '#b3235a', 0.45], [1, '#7d1440', 0]),
    rect(0, 0, 1280, 780, c.black),
    clipBox(
      'bs-top',
      0,
      0,
      1280,
      524,
      0,
      rect(0, 0, 1280, 524, 'url(#bs-hero)'),
      circle(420, 290, 390, 'url(#bs-spot)'),
      cracks(12, 1000, 524, '#000'),
      at(-70, 66, 0.62, shattered()),
    ),
    at(72, 50, 0.42, emblem(100, c.bone)),
    ...['Shop', 'Lookbook', 'Manifesto'].map((label, i) =>
      text([118, 194, 314][i] ?? 0, 57, label, 20, c.bone, { weight: 500 }),
    ),
    text(906, 57, 'Bag 2', 20, c.bone, { weight: 500, anchor: 'end' }),
    text(48, 496, 'Chapter IV: nothing stays whole', 20, c.bone, { weight: 500 }),
    rect(416, 462, 192, 52, c.pink),
    text(512, 495, 'Enter the chapter', 20, c.black, { weight: 600, anchor: 'middle' }),
    text(48, 568, 'Four left of each', 34, c.bone, { family: 'gothic' }),
    item(48, c.ash, jacket(), 0.5),
    item(242, c.bone, shirt('#f8f4ec', '#cfc5b5', '#fff', c.black), 0.46),
    item(436, '#3d2a31', beanie(), 0.54),
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.bone),
    clipBox(
      'bs-pic',
      0,
      0,
      390,
      520,
      0,
      rect(0, 0, 390, 520, c.pink),
      path('M0 310L390 230V0H0Z', '#ec4a7e'),
      cracks(5, 390, 520, '#a31d50'),
      ellipse(195, 486, 120, 14, '#000', { opacity: 0.4 }),
      at(195, 298, 1.42, shirt('#141212', '#000', '#5d5450', c.bone)),
    ),
    stroke('M24 84h24M24 93h16', c.black, 2.6),
    at(195, 88, 0.4, emblem(100, c.black)),
    text(366, 95, 'Bag 2', 21, c.black, { weight: 600, anchor: 'end' }),
    text(24, 570, 'Oath long sleeve', 40, c.black, { family: 'gothic' }),
    text(366, 568, '£58', 24, c.black, { weight: 600, anchor: 'end' }),
    lines(24, 601, ['Heavy organic cotton,', 'number 37 of 40'], 21, 26, '#5e554c'),
    ...['S', 'M', 'L', 'XL', 'XXL'].map((size, i) => {
      const on = i === 2;
      const gone = i === 4;
      return (
        rect(24 + i * 69, 646, 62, 50, on ? c.black : 'none', {
          stroke: c.black,
          'stroke-width': 1.6,
          opacity: gone ? 0.35 : 1,
        }) +
        text(55 + i * 69, 679, size, 21, on ? c.bone : c.black, {
          weight: 600,
          anchor: 'middle',
          opacity: gone ? 0.4 : 1,
        }) +
        (gone ? line(24 + i * 69, 696, 86 + i * 69, 646, c.black, 1.4, { opacity: 0.4 }) : '')
      );
    }),
    rect(24, 720, 342, 60, c.black),
    text(195, 758, 'Add to bag', 22, c.bone, { weight: 600, anchor: 'middle' }),
    text(195, 812, 'Order by 16:00, sent tomorrow', 20.5, '#6b6157', {
      anchor: 'middle',
      weight: 500,
    }),
  ].join('');
}

/** The clothing label: a blackletter title cut apart, a product on the phone. */
export const brokenSociety = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    standing({
      ...{ id: 'bs', address: 'broken-society.example', tone: 'dark', page: page() },
      ...{ screen: screen(), statusInk: c.black, shade: '#000' },
    }),
  );
