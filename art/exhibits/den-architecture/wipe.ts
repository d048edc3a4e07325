import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at, box, clipBox, line, path, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c } from '#art/scenes/den-house.ts';
import { barn, extension, groundLine, hall } from './elevations.ts';

const address = 'den-architecture.example';

/** A photograph of some house, w × h: sky, ground, a volume and a window, never twice the same. */
export function snapshot(id: string, w: number, h: number, seed: number): string {
  // Neighbouring numbers begin alike: they are mixed first.
  const mixed = Math.imul((seed * 7919) ^ ((seed * 7919) >>> 7), 0x85ebca6b);
  const random = scatter(Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35));
  const skies = ['#cfd6d8', '#e3c7a8', '#b9c4c6', '#d8cdbd', '#9fb0b8', '#c58d6d'];
  const walls = ['#f2ece2', '#6d4a37', '#3d3834', '#b9aa96', '#a4512f', '#ded3c3'];
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '#ccc';
  const ground = h * (0.62 + random() * 0.16);
  const left = w * (0.08 + random() * 0.3);
  const wide = w * (0.36 + random() * 0.28);
  const tall = h * (0.24 + random() * 0.24);
  const wall = pick(walls);
  const gable = random() > 0.5;
  return clipBox(
    id,
    0,
    0,
    w,
    h,
    0,
    rect(0, 0, w, h, pick(skies)),
    path(
      `M0 ${ground - h * 0.06}Q${w * 0.4} ${ground - h * 0.2} ${w} ${ground - h * 0.02}V${h}H0Z`,
      '#7f8a74',
      { opacity: 0.6 },
    ),
    rect(0, ground, w, h - ground, pick(['#5d6450', '#8c7d68', '#48443e', '#a79d88'])),
    gable
      ? path(
          `M${left} ${ground}V${ground - tall}L${left + wide / 2} ${ground - tall * 1.6}L${left + wide} ${ground - tall}V${ground}Z`,
          wall,
        )
      : rect(left, ground - tall, wide, tall, wall) +
          rect(left - 4, ground - tall - 5, wide + 8, 6, '#2a2725'),
    rect(
      left + wide * 0.14,
      ground - tall * 0.72,
      wide * 0.26,
      tall * 0.5,
      random() > 0.5 ? c.glow : '#5c6a70',
    ),
    rect(
      left + wide * 0.54,
      ground - tall * 0.72,
      wide * 0.3,
      tall * 0.72,
      random() > 0.4 ? '#5c6a70' : c.glow,
    ),
  );
}

/** The old site: sixty photographs, no captions, no fees, one address. */
export function before() {
  const page = [
    rect(0, 0, 1200, 704, '#ffffff'),
    text(40, 62, 'DEN', 42, '#7a7a7a', { family: 'thin', weight: 400, tracking: 8 }),
    text(1160, 62, 'Contact', 34, '#5f5f5f', { family: 'thin', anchor: 'end' }),
    repeat(32, (i) =>
      at(40 + (i % 8) * 141, 92 + Math.floor(i / 8) * 141, 1, snapshot(`dab${i}`, 133, 133, i + 1)),
    ),
    text(600, 690, 'studio@den-architecture.example', 34, '#5f5f5f', { family: 'thin', anchor: 'middle' }),
  ].join('');
  // It is shown half as wide as the page that took its place.
  return widePlate({ id: 'dab', address, addressSize: 23, page });
}

/** The same thirty-two within what is shown of it (`begins` in portfolio.css), and the address below them. */
export function beforeNarrow() {
  const page = [
    rect(0, 0, 390, 526, '#ffffff'),
    text(16, 42, 'DEN', 24, '#7a7a7a', { family: 'thin', tracking: 6 }),
    repeat(32, (i) =>
      at(16 + (i % 8) * 45, 56 + Math.floor(i / 8) * 54, 1, snapshot(`dan${i}`, 41, 50, i + 1)),
    ),
    text(195, 302, 'studio@den-architecture.example', 17, '#5f5f5f', { family: 'thin', anchor: 'middle' }),
  ].join('');
  return narrowPlate({ id: 'dan', address, page });
}

const fees = [
  ['A room', 'Extension or barn end', '£9,000–14,000', 'Budgets from £90,000', 'Lean-to, Scalby, 2024'],
  ['A house', 'New, or made new', '£24,000–52,000', 'Budgets from £180,000', 'Barn at Hackness, 2023'],
  ['A hall', 'School, chapel, village', '£38,000–70,000', 'Budgets from £300,000', 'Chapel Row, 2025'],
] as const;
const elevations = [extension, barn, hall] as const;
const soft = '#5b554e';

/** The new fee page: what it costs, and for whom it is not; three buildings at one scale on one line of ground. */
export function after() {
  const foot = 480;
  const page = [
    rect(0, 0, 1200, 704, '#ffffff'),
    text(48, 62, 'DEN', 30, c.char, { family: 'thin', weight: 500, tracking: 8 }),
    ...['Six stories', 'Fees', 'Planning', 'Your brief'].map((label, i) =>
      text([682, 828, 926, 1152][i] ?? 0, 60, label, 19, i === 1 ? c.clay : c.char, {
        family: 'thin',
        weight: 500,
        // The last ends where the columns do.
        anchor: i === 3 ? 'end' : 'start',
      }),
    ),
    line(828, 70, 868, 70, c.clay, 2.4),
    text(44, 158, 'What a building costs to draw', 62, c.char, {
      family: 'thin',
      weight: 300,
      tracking: -1.4,
    }),
    text(48, 204, 'Ranges from the last twelve we finished. Read them before you write to us.', 22, soft, {
      family: 'thin',
    }),
    groundLine(0, 1200, foot),
    ...fees.flatMap(([name, what, fee, least, told], i) => {
      const x = 48 + i * 378;
      return [
        at(x, foot - 1, 1.03, elevations[i]?.() ?? ''),
        text(x, 536, name, 34, c.char, { family: 'thin', weight: 400 }),
        text(x + 348, 536, what, 19, soft, { family: 'thin', anchor: 'end' }),
        text(x, 588, fee, 38, c.clay, { family: 'thin', weight: 500 }),
        line(x, 612, x + 348, 612, '#dccfbc', 1.4),
        text(x, 644, least, 19, c.char, { family: 'thin', weight: 500 }),
        text(x, 673, told, 18, soft, { family: 'thin' }),
      ];
    }),
  ].join('');
  return widePlate({ id: 'daa', address: `${address}/fees`, page });
}

export function afterNarrow() {
  const page = [
    rect(0, 0, 390, 526, '#ffffff'),
    text(20, 44, 'DEN', 25, c.char, { family: 'thin', weight: 500, tracking: 6 }),
    text(368, 42, 'Fees', 19, c.clay, { family: 'thin', weight: 500, anchor: 'end' }),
    lines(18, 98, ['What a building', 'costs to draw'], 39, 41, c.char, {
      family: 'thin',
      weight: 300,
      tracking: -1,
    }),
    ...fees.flatMap(([name, , fee, least], i) => {
      const foot = 276 + i * 116;
      return [
        at(16, foot - 1, 0.47, elevations[i]?.() ?? ''),
        groundLine(0, 390, foot, 1.4),
        text(196, foot - 70, name, 25, c.char, { family: 'thin', weight: 400 }),
        text(196, foot - 41, fee, 22, c.clay, { family: 'thin', weight: 500 }),
        text(196, foot - 15, least, 17, soft, { family: 'thin' }),
      ];
    }),
  ].join('');
  return narrowPlate({ id: 'dam', address: `${address}/fees`, page });
}

/** A guide to one planning authority: what it refuses, and how long it takes. */
export function guide() {
  const refused = ['A flat roof seen from the lane', 'Render on a stone barn', 'Glass that lights the dale'];
  return narrowPlate({
    id: 'dag',
    address: `${address}/planning`,
    page: [
      rect(0, 0, 390, 526, c.bone),
      text(20, 44, 'DEN', 25, c.char, { family: 'thin', weight: 500, tracking: 6 }),
      text(368, 42, 'Planning', 19, c.clay, { family: 'thin', weight: 500, anchor: 'end' }),
      lines(18, 104, ['Building on', 'the moors'], 41, 43, c.char, {
        family: 'thin',
        weight: 300,
        tracking: -1,
      }),
      box(18, 172, 354, 196, 0, '#fff'),
      text(36, 208, 'Often refused here', 19, c.clay, { family: 'thin', weight: 500 }),
      ...refused.flatMap((what, i) => {
        const y = 248 + i * 46;
        return [
          i > 0 ? line(36, y - 27, 354, y - 27, '#dccfbc', 1.4) : '',
          stroke(`M38 ${y - 11}l11 11M49 ${y - 11}l-11 11`, c.clay, 2.4),
          text(64, y, what, 20, c.char, { family: 'thin', weight: 400 }),
        ];
      }),
      box(18, 384, 354, 122, 0, c.clay),
      text(36, 440, '11 weeks', 41, '#fff8ec', { family: 'thin', weight: 400, tracking: -0.6 }),
      text(36, 468, 'to a decision, from the last nine', 19, '#fff8ec', { family: 'thin', weight: 400 }),
      text(36, 492, 'Facts checked in October', 17, '#fff8ec', { family: 'thin', weight: 400 }),
    ].join(''),
  });
}
