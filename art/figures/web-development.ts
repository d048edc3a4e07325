import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, stage, tick } from './stage.ts';

type Token = readonly [words: string, tone: 'word' | 'name' | 'value' | 'plain' | 'note'];

const tones = {
  word: '#f79a7c',
  name: '#8fd3cf',
  value: '#f3cf8f',
  plain: '#dfe6ea',
  note: '#7f93a4',
} as const;

const source: readonly (readonly Token[])[] = [
  [['// one visit, one booking', 'note']],
  [
    ['export async function ', 'word'],
    ['book', 'name'],
    ['(request) {', 'plain'],
  ],
  [
    ['  const ', 'word'],
    ['slot ', 'plain'],
    ['= ', 'plain'],
    ['await ', 'word'],
    ['claim', 'name'],
    ['(request.slot);', 'plain'],
  ],
  [
    ['  if ', 'word'],
    ['(slot.taken) ', 'plain'],
    ['return ', 'word'],
    ['next', 'name'],
    ['(slot);', 'plain'],
  ],
  [],
  [
    ['  await ', 'word'],
    ['store', 'name'],
    ['(slot, request.guest);', 'plain'],
  ],
  [
    ['  await ', 'word'],
    ['queue', 'name'],
    ['(', 'plain'],
    ["'confirmation'", 'value'],
    [', slot);', 'plain'],
  ],
  [
    ['  return ', 'word'],
    ['{ status: ', 'plain'],
    ["'booked'", 'value'],
    [' };', 'plain'],
  ],
  [['}', 'plain']],
];

/** IBM Plex Mono sets every glyph 0.6 em wide. */
const advance = 0.6;

type CodeLook = {
  /** Each line with its number. */
  numbered?: boolean;
  /** These lines alone, counted from nought. */
  rows?: readonly number[];
  indented?: boolean;
};

/** The code, or some of its lines. */
export function code(
  x: number,
  y: number,
  size: number,
  leading: number,
  { numbered = false, rows, indented = true }: CodeLook = {},
) {
  return (rows?.map((one) => source[one] ?? []) ?? source)
    .map((row, r) => {
      let column = 0;
      const number = { family: 'mono', anchor: 'end' } as const;
      return (
        (numbered ? text(x - 24, y + r * leading, String(r + 1), size * 0.82, '#52677a', number) : '') +
        row
          .map(([said, tone], first) => {
            const words = indented || first > 0 ? said : said.trimStart();
            const indent = words.length - words.trimStart().length;
            const piece = text(
              x + (column + indent) * size * advance,
              y + r * leading,
              words.trim(),
              size,
              tones[tone],
              { family: 'mono' },
            );
            column += words.length;
            return piece;
          })
          .join('')
      );
    })
    .join('');
}

function node(x: number, y: number, name: string, note: string, icon: string, hot = false) {
  return [
    panel(`wn-${name}`, x - 164, y - 50, 328, 100, hot ? h.beacon : h.paper, 20),
    circle(x - 112, y, 30, hot ? '#ffd9c8' : h.tideSoft),
    stroke(icon, hot ? '#8a2a10' : h.tide, 3, { transform: `translate(${x - 112} ${y}) scale(1.15)` }),
    text(x - 66, y - 5, name, 27, h.ink, { family: 'display', weight: 600 }),
    text(x - 66, y + 25, note, 22, hot ? '#5a1c0a' : h.slate, { weight: 500 }),
  ].join('');
}

/** Web development: the code in front, the services it joins behind. */
export function webDevelopment(): string {
  const links = [
    ['M450 668C450 720 330 700 262 738', h.tideBright],
    ['M560 668C560 724 600 700 600 744', h.tideBright],
    ['M680 668C690 724 870 700 938 744', h.tideBright],
    ['M856 300C960 290 960 240 996 226', h.beacon],
  ] as const;
  return stage(
    'tide',
    1.9,
    ...links.map(([d, colour]) => stroke(d, colour, 3.4, { 'stroke-dasharray': '2 11' })),
    panel('we', 84, 104, 772, 566, '#101f2f', 18),
    box(84, 104, 772, 56, 18, '#182b3e'),
    rect(84, 140, 772, 20, '#182b3e'),
    ...[112, 136, 160].map((x) => circle(x, 132, 7, '#3a5066')),
    box(196, 114, 158, 46, 8, '#101f2f'),
    rect(196, 140, 158, 20, '#101f2f'),
    text(275, 145, 'book.ts', 22, '#dfe6ea', { family: 'mono', anchor: 'middle' }),
    text(450, 145, 'book.test.ts', 22, '#7f93a4', { family: 'mono', anchor: 'middle' }),
    box(84, 307, 772, 42, 0, '#f4623a', { opacity: 0.13 }),
    rect(84, 307, 4, 42, h.beacon),
    code(154, 213, 27, 41.5, { numbered: true }),
    box(84, 104, 772, 566, 18, 'none', { stroke: '#3a5066', 'stroke-width': 1.6 }),
    rect(84, 578, 772, 1.6, '#26394d'),
    tick(122, 624, 14, h.tideBright),
    text(150, 633, '48 tests passed', 26, '#dfe6ea', { family: 'mono' }),
    text(826, 633, '1.2 s', 26, '#8fd3cf', { family: 'mono', anchor: 'end' }),
    // how fast it is
    panel('wg', 890, 200, 264, 284, h.paper, 18),
    text(922, 252, 'Page shown in', 27, h.slate, { weight: 500 }),
    stroke('M950 366A72 72 0 1 1 1094 366', h.sand, 17),
    stroke('M950 366A72 72 0 0 1 1004 297', h.beacon, 17),
    text(1022, 370, '0.9 s', 40, h.ink, { family: 'display', weight: 700, anchor: 'middle', tracking: -1 }),
    line(922, 404, 1122, 404, h.sand, 2),
    text(922, 446, 'JavaScript', 26, h.slate, { weight: 500 }),
    text(1122, 446, '2 kB', 26, h.ink, { weight: 700, anchor: 'end' }),
    node(
      244,
      782,
      'Database',
      'every word kept',
      'M-11 -9c0 -6 22 -6 22 0v18c0 6 -22 6 -22 0zM-11 -9c0 6 22 6 22 0M-11 0c0 6 22 6 22 0',
    ),
    node(600, 782, 'Calendar', 'no double bookings', 'M-11 -8h22v19h-22zM-11 -1h22M-5 -13v6M5 -13v6', true),
    node(956, 782, 'Email', 'sent, then checked', 'M-12 -9h24v18h-24zM-12 -8l12 10 12 -10'),
  );
}
