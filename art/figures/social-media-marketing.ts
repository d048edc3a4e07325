import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipBox, ellipse, line, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { panel, stage } from './stage.ts';

/** Small pictures of posts, each 100 × 78. */
export const posts: Readonly<Record<string, string>> = {
  loaf:
    rect(0, 0, 100, 78, '#f4d9b4') +
    ellipse(50, 52, 36, 20, '#b06b2e') +
    ellipse(50, 46, 34, 18, '#cf8a45') +
    stroke('M32 42q6 -8 12 2M48 38q6 -8 12 2M64 42q5 -6 8 2', '#8b4f1d', 3),
  sea:
    rect(0, 0, 100, 78, '#f7c8a4') +
    rect(0, 44, 100, 34, '#1d6f78') +
    circle(70, 32, 12, '#fff1d6') +
    stroke('M8 56q10 -6 20 0t20 0 20 0 20 0M16 66q10 -6 20 0t20 0 20 0', '#8fd3cf', 2.4),
  quote:
    rect(0, 0, 100, 78, h.ink) +
    text(14, 64, '“', 70, h.beacon, { family: 'display', weight: 700 }) +
    line(48, 34, 86, 34, h.chalk, 5) +
    line(48, 48, 76, 48, h.chalk, 5),
  video:
    rect(0, 0, 100, 78, '#0f5e66') +
    path('M40 24L68 39L40 54Z', h.chalk) +
    circle(50, 39, 26, 'none', { stroke: h.chalk, 'stroke-width': 3 }),
  chart:
    rect(0, 0, 100, 78, '#fbd3c3') +
    stroke('M14 62L36 48L54 54L86 20', h.beacon, 6) +
    circle(86, 20, 7, h.beacon),
  cup:
    rect(0, 0, 100, 78, '#d7e7e3') +
    path('M30 30H66L62 60Q61 66 54 66H42Q35 66 34 60Z', h.paper) +
    stroke('M66 36q14 0 10 12t-12 6', h.paper, 5) +
    stroke('M40 22q-4 -6 0 -12M54 22q-4 -6 0 -12', h.slate, 3),
  board:
    rect(0, 0, 100, 78, '#e9d3b0') +
    path('M26 12H74L82 72H18Z', '#22333b') +
    stroke('M36 28H64M33 42H60M31 56H66', '#f3ecdf', 5),
  oven:
    rect(0, 0, 100, 78, '#33241c') +
    path('M16 78V44Q16 12 50 12T84 44V78Z', '#6b4632') +
    path('M28 66V48Q28 26 50 26T72 48V66Z', '#f5953f') +
    ellipse(50, 58, 17, 9, '#8b4f1d'),
  tray:
    rect(0, 0, 100, 78, '#c9dcd6') +
    box(12, 14, 76, 50, 7, '#5c6f7b') +
    [26, 50, 74].map((x) => circle(x, 29, 9, '#d79a55') + circle(x, 50, 9, '#c4843d')).join(''),
  queue:
    rect(0, 0, 100, 78, '#f7e3cd') +
    path('M4 0H96V16Q84 26 73 16T50 16T27 16T4 16Z', h.beacon) +
    (
      [
        [28, '#1d6f78'],
        [50, h.ink],
        [72, '#7d4b2a'],
      ] as const
    )
      .map(([x, coat]) => circle(x, 42, 7, '#e8b893') + path(`M${x - 11} 78V62q0 -11 11 -11t11 11V78Z`, coat))
      .join(''),
  beans:
    rect(0, 0, 100, 78, '#ead9c4') +
    (
      [
        [30, 30],
        [58, 22],
        [74, 46],
        [46, 50],
        [22, 58],
      ] as const
    )
      .map(([x, y]) => ellipse(x, y, 12, 8, '#5a3720') + stroke(`M${x - 8} ${y}q8 -4 16 0`, '#8f6038', 2.4))
      .join(''),
  gull:
    rect(0, 0, 100, 78, '#bfdde0') +
    rect(38, 50, 24, 28, '#6b5646') +
    path('M22 44Q40 22 62 28Q72 24 76 32L86 36L75 39Q68 52 46 50Z', h.paper) +
    path('M22 44Q40 34 56 42Q42 50 30 48Z', '#8fa3ab'),
};

/** What goes out on which day of the month. */
export const plan: ReadonlyArray<readonly [day: number, post: string, reel?: boolean]> = [
  [1, 'sea'],
  [3, 'quote'],
  [5, 'board'],
  [8, 'loaf'],
  [10, 'video', true],
  [12, 'chart'],
  [15, 'cup'],
  [18, 'oven', true],
  [22, 'gull'],
  [24, 'tray'],
  [26, 'beans'],
  [30, 'queue'],
];
/** A May: what is planned for it has this many days. */
export const daysOfMonth = 31;

/** The picture of the post of the fifteenth, 390 × 420 units from 136 units down. */
export const latte = (id: string) =>
  [
    linear(id, [0, 0], [1, 1], [0, '#f9d9ba'], [1, '#e79a62']),
    rect(0, 136, 390, 420, `url(#${id})`),
    path('M0 420L390 360V556H0Z', '#7d4b2a'),
    path('M230 136H330L210 410L130 420Z', '#fff', { opacity: 0.25 }),
    ellipse(196, 486, 132, 22, '#4d2a14', { opacity: 0.45 }),
    ellipse(190, 476, 120, 24, '#fdf6ea'),
    path('M104 300H276L260 440Q256 470 226 470H154Q124 470 120 440Z', '#fffaf2'),
    stroke('M274 324Q336 322 322 380T258 414', '#fffaf2', 20),
    ellipse(190, 300, 86, 20, '#e8d9c2'),
    ellipse(190, 302, 76, 15, '#6b3f20'),
    path('M190 311c-30 -2 -44 -10 -30 -14c10 -3 22 -1 30 4c8 -5 20 -7 30 -4c14 4 0 12 -30 14z', '#f0dcc0'),
    stroke('M160 262q-16 -26 0 -50t0 -46M200 262q-16 -26 0 -50t0 -46', '#fff', 6, { opacity: 0.55 }),
  ].join('');

/** Social media marketing: a month planned on paper, one post out in the world. */
export function socialMediaMarketing(): string {
  const cells = Array.from({ length: daysOfMonth }, (_, i) => {
    const x = 96 + (i % 7) * 112;
    const y = 238 + Math.floor(i / 7) * 116;
    const entry = plan.find(([day]) => day === i + 1);
    const today = i + 1 === 15;
    return [
      box(
        x,
        y,
        106,
        110,
        10,
        today ? '#fff3ec' : i % 7 > 4 ? '#f3ecdf' : '#faf6ee',
        today ? { stroke: h.beacon, 'stroke-width': 3.4 } : {},
      ),
      text(x + 10, y + 25, String(i + 1), 22, today ? h.ink : h.slate, { weight: 600 }),
      entry ? at(x + 15, y + 32, 0.8, clipBox(`sm-${i}`, 0, 0, 100, 78, 10, posts[entry[1]] ?? '')) : '',
      entry ? box(x + 15, y + 99, entry[2] ? 54 : 34, 6, 3, entry[2] ? h.beacon : h.tideBright) : '',
    ].join('');
  });
  const screen = [
    rect(0, 0, 390, 844, '#ffffff'),
    circle(46, 96, 24, h.tide),
    stroke('M34 100q6 -8 12 0t12 0', h.chalk, 3),
    text(82, 92, 'Bay Coffee', 25, h.ink, { weight: 700 }),
    text(82, 118, 'Scarborough', 21, h.slate),
    ...[340, 350, 360].map((x) => circle(x, 96, 2.4, h.ink)),
    latte('sm-light'),
    path('M40 606c-22 -14 -22 -32 -10 -35c6 -1 9 3 10 8c1 -5 4 -9 10 -8c12 3 12 21 -10 35z', h.beacon),
    text(66, 598, '412', 26, h.ink, { weight: 700 }),
    stroke('M136 590a15 13 0 1 1 9 12l-9 4 2 -8q-2 -4 -2 -8', h.ink, 2.6),
    text(178, 598, '38', 26, h.ink, { weight: 700 }),
    lines(24, 646, ['Flat whites from seven,', 'before the first train.'], 26, 33, h.ink),
    box(24, 704, 342, 84, 14, '#f3ecdf'),
    text(44, 739, 'From this post', 22, h.slate, { weight: 600 }),
    text(44, 773, '61 visits, 9 tables', 27, h.ink, { family: 'display', weight: 700 }),
    stroke('M304 742L320 730L332 735L350 712', h.beacon, 5),
  ].join('');
  const width = 326;
  return stage(
    'sand',
    5.1,
    panel('sm', 68, 78, 842, 752, h.paper, 22),
    text(100, 144, 'May', 46, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    ...(
      [
        ['Post', h.tideBright, 548],
        ['Reel', h.beacon, 676],
      ] as const
    ).flatMap(([label, fill, x]) => [
      box(x, 124, 30, 9, 4.5, fill),
      text(x + 42, 138, label, 26, h.slate, { weight: 500 }),
    ]),
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day, i) =>
      text(108 + i * 112, 220, day, 25, h.slate, { weight: 500 }),
    ),
    rect(68, 176, 842, 1.6, h.sand),
    ...cells,
    shadow('sm-p', 812, 150, width, phoneHeight(width), 50, '#07111c', 0.9),
    phone({ id: 'sm-phone', x: 812, y: 150, width, screen, statusInk: h.ink }),
  );
}
