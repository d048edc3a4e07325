import { byHand, pencil, remark, sheet } from '#art/kit/sheet.ts';
import { at, line, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { cloth, hoodie } from '#art/scenes/yards-garments.ts';

const desk = ['#4a4e55', '#17181b'] as const;

/** A garment measured flat, in centimetres. */
export function sizeChart() {
  const flat = { ...cloth.bone, base: '#f4f1e8', dark: '#cfcabb', print: '#dfdacd' };
  const measure = (d: string) => stroke(d, pencil.blue, 2.2);
  const rows = [
    ['', 'S', 'M', 'L', 'XL'],
    ['A Chest', '54', '57', '60', '63'],
    ['B Length', '66', '69', '72', '75'],
    ['C Sleeve', '61', '63', '65', '67'],
  ];
  return sheet(
    { id: 'ys-size', desk, kicker: 'Yards, garment 114', title: 'Size chart, laid flat' },
    at(240, 276, 1.02, hoodie(flat)),
    // From armpit to armpit, above the print; its letter is clear of the drawstring.
    measure('M167 247H313M167 239v16M313 239v16'),
    text(200, 237, 'A', 22, pencil.blue, { weight: 700, anchor: 'middle' }),
    // From the shoulder, not from the hood.
    measure('M388 182V394M380 182h16M380 394h16'),
    text(400, 296, 'B', 22, pencil.blue, { weight: 700 }),
    measure('M160 192C126 212 116 262 100 368M152 184l15 12M92 366l16 3'),
    text(84, 280, 'C', 22, pencil.blue, { weight: 700 }),
    ...rows.flatMap((cells, r) => [
      ...cells.map((cell, i) =>
        text(i === 0 ? 58 : 196 + i * 56, 430 + r * 31, cell, 18, r === 0 ? pencil.grey : pencil.ink, {
          weight: i === 2 || r === 0 ? 700 : 400,
          ...(i > 0 && { anchor: 'end' as const }),
        }),
      ),
      line(58, 439 + r * 31, 422, 439 + r * 31, pencil.rule, 1.2),
    ]),
    stroke('M274 456C272 436 320 434 320 455S276 478 275 453', pencil.red, 2.2),
    remark(58, 552, 'tape it twice: M was 58 on the label'),
  );
}

/** What the till said, and when the website knew. */
export function tillLog() {
  const entries = [
    ['10:04:12', 'Till', 'hoodie, black, M sold'],
    ['10:04:13', 'Link', 'heard it'],
    ['10:04:51', 'Site', 'M: back in two weeks'],
    ['10:17:40', 'Till', 'pitch cap, navy sold'],
    ['10:18:06', 'Site', 'two left'],
    ['12:00:31', 'Site', 'visitor asks for M'],
    ['12:00:32', 'Site', 'shows stone instead'],
    ['12:03:05', 'Till', 'stone, M put aside'],
  ];
  return sheet(
    {
      id: 'ys-till',
      desk,
      turn: 1.2,
      paper: '#fffef9',
      kicker: 'Saturday, first week',
      title: 'The link’s log',
    },
    ...entries.flatMap(([time, who, what], i) => {
      const y = 158 + i * 38;
      return [
        i % 2 === 0 ? rect(50, y - 24, 380, 38, '#f4f1e6') : '',
        text(58, y, time ?? '', 17, pencil.grey, { family: 'mono' }),
        text(152, y, who ?? '', 17, who === 'Till' ? '#a2541f' : pencil.blue, {
          family: 'mono',
          weight: 500,
        }),
        text(206, y, what ?? '', 17, pencil.ink, { weight: 500 }),
      ];
    }),
    stroke('M40 152C26 170 26 214 40 232', pencil.red, 2.6),
    byHand(54, 240, 140, 240, pencil.red, 2.4),
    text(58, 506, '39 seconds', 46, '#17181b', { family: 'display', weight: 700, tracking: -1.4 }),
    text(58, 536, 'from the counter to the page', 18, pencil.ink),
    remark(318, 537, 'promise: 60'),
  );
}

/** Some of the season’s guides, with what hangs on the rail for each. */
export function guides() {
  const rows = [
    ['A coat for cycling to work', '6'],
    ['Trousers for long legs', '11'],
    ['Black that stays black', '9'],
    ['Shoes for wet pavements', '14'],
    ['Layers for a cold office', '17'],
    ['Caps for small heads', '0'],
  ] as const;
  return sheet(
    {
      id: 'ys-guides',
      desk,
      turn: -0.9,
      paper: '#fffef9',
      kicker: 'Saturday, noon',
      title: 'Guides, by what is in stock',
    },
    ...rows.flatMap(([guide, count], i) => {
      const y = 162 + i * 46;
      const gone = count === '0';
      return [
        text(58, y, guide, 20, gone ? pencil.grey : pencil.ink, { weight: 500 }),
        text(422, y, count, 24, gone ? pencil.red : pencil.ink, {
          family: 'display',
          weight: 700,
          anchor: 'end',
        }),
        line(58, y + 16, 422, y + 16, pencil.rule, 1.2),
      ];
    }),
    byHand(54, 386, 262, 384, pencil.red, 2.6),
    remark(282, 391, 'hide it'),
    text(58, 496, '17 of 18', 52, '#17181b', { family: 'display', weight: 700, tracking: -1.6 }),
    text(58, 528, 'can be read today', 19, pencil.ink),
    remark(250, 528, 'caps are due Tuesday'),
  );
}
