import { byHand, pencil, remark, sheet } from '#art/kit/sheet.ts';
import { at, circle, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, house, kinds } from '#art/scenes/chartford-street.ts';

const desk = ['#7a2f47', '#3d1221'] as const;

/** The spreadsheet that everybody kept. */
export function spreadsheet() {
  const rows = [
    ['11', 'Levisham', 'held', 'till Friday'],
    ['12', 'Levisham', 'free', ''],
    ['13', 'Hayburn', 'held', 'mortgage?'],
    ['14', 'Hayburn', 'sold', '3 October'],
    ['15', 'Hayburn', 'free', 'corner'],
    ['16', 'Hayburn', 'free', ''],
  ];
  const fills: Record<string, string> = { held: c.butter, free: '#cfe3c3', sold: '#cbbcae' };
  return sheet(
    { id: 'ch-plots', desk, kicker: 'Show home, third day', title: 'The list they already kept' },
    ...['Plot', 'House', 'Status', 'Note'].map((label, i) =>
      text([60, 118, 226, 324][i] ?? 0, 156, label, 17.8, pencil.grey, { weight: 600 }),
    ),
    ...rows.flatMap(([plot, name, status, note], i) => {
      const y = 172 + i * 43;
      return [
        rect(216, y, 88, 43, fills[status ?? ''] ?? '#fff'),
        text(60, y + 28, plot ?? '', 19, pencil.ink, { weight: 700 }),
        text(118, y + 28, name ?? '', 18, pencil.ink),
        text(226, y + 28, status ?? '', 18, pencil.ink, { weight: 600 }),
        text(324, y + 28, note ?? '', 17.8, pencil.grey),
        line(54, y + 43, 428, y + 43, pencil.rule, 1.2),
      ];
    }),
    ...[54, 110, 216, 304, 428].map((x) => line(x, 172, x, 430, pencil.rule, 1.2)),
    stroke('M210 164C200 260 200 380 212 440C260 446 300 444 310 438C318 340 318 220 310 164', pencil.red, 3),
    byHand(262, 444, 236, 474, pencil.red, 2.4),
    remark(58, 496, 'colour this column, the site follows'),
    remark(58, 521, 'within five minutes'),
    remark(58, 546, '(the whole of the training)', pencil.blue),
  );
}

/** Size of the same in landscape, beside a sheet of five columns. */
export const spreadsheetWideSize = { width: 1400, height: 1208 } as const;

/** With the columns that were to become the pages of the plots. */
export function spreadsheetWide() {
  const rows = [
    ['11', 'Levisham', '398,000', 'garden', 'held', 'till Friday'],
    ['12', 'Levisham', '398,000', 'terrace', 'free', ''],
    ['13', 'Hayburn', '331,000', 'kitchen', 'held', 'mortgage?'],
    ['14', 'Hayburn', '334,000', 'kitchen', 'sold', '3 October'],
    ['15', 'Hayburn', '329,000', 'both', 'free', 'corner'],
    ['16', 'Hayburn', '332,000', 'terrace', 'free', ''],
  ];
  const fills: Record<string, string> = { held: c.butter, free: '#cfe3c3', sold: '#cbbcae' };
  const columns = [62, 122, 218, 312, 422, 540];
  return sheet(
    {
      id: 'ch-plots-wide',
      desk,
      turn: -0.8,
      kicker: 'Show home, third day',
      title: 'The list they already kept',
      size: [700, 604],
    },
    ...['Plot', 'House', 'Price', 'Sun at six', 'Status', 'Note'].map((label, i) =>
      text(columns[i] ?? 0, 156, label, 17.8, pencil.grey, { weight: 600 }),
    ),
    ...rows.flatMap(([plot, name, price, sun, status, note], i) => {
      const y = 172 + i * 43;
      return [
        rect(412, y, 106, 43, fills[status ?? ''] ?? '#fff'),
        text(62, y + 28, plot ?? '', 19, pencil.ink, { weight: 700 }),
        ...[name, price, sun].map((cell, n) => text(columns[n + 1] ?? 0, y + 28, cell ?? '', 18, pencil.ink)),
        text(422, y + 28, status ?? '', 18, pencil.ink, { weight: 600 }),
        text(540, y + 28, note ?? '', 17.8, pencil.grey),
        line(54, y + 43, 646, y + 43, pencil.rule, 1.2),
      ];
    }),
    ...[54, 112, 209, 302, 412, 518, 646].map((x) => line(x, 172, x, 430, pencil.rule, 1.2)),
    stroke('M406 164C396 260 396 380 408 440C464 446 514 444 524 438C532 340 532 220 524 164', pencil.red, 3),
    byHand(464, 444, 408, 476, pencil.red, 2.4),
    remark(62, 498, 'colour this column, the site follows within five minutes', pencil.red, 21),
    remark(62, 532, '(the whole of the training)', pencil.blue, 21),
  );
}

/** Driving times along the roads, where the advertising goes. */
export function driveTime() {
  const ring = (s: number) =>
    `M${240 - 150 * s} ${300 + 20 * s}C${240 - 170 * s} ${300 - 70 * s} ${240 - 90 * s} ${300 - 150 * s} ${240 - 10 * s} ${300 - 128 * s}S${240 + 130 * s} ${300 - 150 * s} ${240 + 158 * s} ${300 - 60 * s}S${240 + 120 * s} ${300 + 90 * s} ${240 + 70 * s} ${300 + 120 * s}S${240 - 130 * s} ${300 + 120 * s} ${240 - 150 * s} ${300 + 20 * s}Z`;
  const road = (d: string) => stroke(d, '#ffffff', 8) + stroke(d, '#b9a99f', 1.4);
  // Each name clear of the road that its town is on.
  const town = (x: number, y: number, name: string, right = 11, down = 6) =>
    circle(x, y, 5, pencil.ink) + text(x + right, y + down, name, 17.8, pencil.ink, { weight: 600 });
  return sheet(
    { id: 'ch-drive', desk, turn: 1, kicker: 'Hackness Green', title: 'Who will come to look' },
    path(ring(1.12), '#f7e9d2'),
    path(ring(0.78), '#f0d3a3'),
    path(ring(0.42), c.butter),
    road('M66 330C140 320 190 300 240 300S350 270 420 236'),
    road('M240 300C236 240 262 190 270 146'),
    road('M240 300C256 350 300 400 316 440'),
    at(216, 306, 0.2, house({ ...kinds.pale, width: 230, gable: true, seed: 3 })),
    town(296, 289, 'Scarborough', 9, 25),
    town(268, 168, 'Whitby road'),
    town(298, 400, 'Filey'),
    town(112, 322, 'Pickering', -28, -17),
    text(206, 428, '50 min', 17.8, '#7a5a22', { weight: 700, anchor: 'middle' }),
    text(206, 386, '35', 17.8, '#8a5a14', { weight: 700, anchor: 'middle' }),
    text(214, 357, '20', 17.8, '#6d3f08', { weight: 700, anchor: 'middle' }),
    text(58, 502, 'twice', 41, c.wine, { family: 'display', weight: 700, tracking: -1.4 }),
    text(170, 486, 'as many viewings at 35 min', 17.8, pencil.ink),
    text(170, 508, 'as at 50: bids fall with the road', 17.8, pencil.ink),
    remark(58, 546, 'not by county: nobody drives a county'),
  );
}
