import { pencil, remark, sheet } from '#art/kit/sheet.ts';
import { box, circle, curve, line, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { drawnDay, timeOf } from './tide.ts';

const desk = ['#1f6f78', '#0b3a44'] as const;
const sea = '#005e69';
const beacon = '#e2551a';

/** Where a page comes from: how short the way is. */
export function requestPath() {
  const stop = (y: number, label: string, note: string, strong = false) =>
    box(58, y, 336, 62, 8, strong ? sea : '#eef3f2', { stroke: sea, 'stroke-width': 1.6 }) +
    text(78, y + 28, label, 19, strong ? '#fff' : pencil.ink, { weight: 700 }) +
    text(78, y + 51, note, 17, strong ? '#d8ecec' : pencil.grey);
  const down = (x: number, y: number) => stroke(`M${x} ${y}v22m-7 -8l7 8 7 -8`, sea, 2.4);
  return sheet(
    { id: 'ts-way', desk, kicker: 'From a tap to a page', title: 'When you open a page' },
    stop(136, 'A browser', 'asks for one address'),
    down(150, 203),
    stop(230, 'One process', 'looks in its memory'),
    down(150, 297),
    stop(324, 'A page that is ready', 'packed when the site was built', true),
    // Round the page that is ready, in the margin right of it.
    stroke('M396 261H410C416 261 420 265 420 271V443C420 449 416 453 410 453H402', beacon, 2.6, {
      'stroke-dasharray': '6 6',
    }),
    stroke('M407 446l-8 7 8 7', beacon, 2.6),
    stop(422, 'The database', 'only when somebody sends something'),
    remark(58, 518, 'The tide is put in at the very end:'),
    remark(58, 542, 'a short piece, packed once a minute'),
  );
}

/** A day of the tide, computed as the page does it. */
export function tideOfDay() {
  const { startAt, endAt, levels, waters } = drawnDay();
  const x = (at: number) => 58 + ((at - startAt) / (endAt - startAt)) * 364;
  const y = (level: number) => 400 - level * 36;
  const points: Point[] = levels.map((level, index) => [58 + (index / (levels.length - 1)) * 364, y(level)]);
  const d = curve(points);
  return sheet(
    {
      id: 'ts-tide',
      desk,
      turn: -1,
      kicker: 'Christmas Day 2026, Scarborough',
      title: 'A line with a source',
    },
    ...[2, 4, 6].flatMap((metres) => [
      line(58, y(metres), 422, y(metres), pencil.rule, 1),
      text(422, y(metres) - 6, `${metres} m`, 17, pencil.grey, { anchor: 'end' }),
    ]),
    path(`${d}L422 400L58 400Z`, '#cfe6e6', { opacity: 0.7 }),
    stroke(d, sea, 3.4),
    ...waters.map(({ at, level }) => circle(x(at), y(level), 6, beacon)),
    rect(58, 400, 364, 1.6, pencil.ink),
    ...waters.slice(0, 4).flatMap((water, index) => {
      const { kind, level } = water;
      const [left, top] = [58 + (index % 2) * 190, 436 + Math.floor(index / 2) * 34];
      return [
        text(left, top, `${kind === 'high' ? 'High' : 'Low'} ${timeOf(water)}`, 18, pencil.ink, {
          weight: 600,
        }),
        text(left + 156, top, `${level.toFixed(1)} m`, 17, pencil.grey, { anchor: 'end' }),
      ];
    }),
    remark(58, 514, 'constituents of the gauge, TICON-4'),
    remark(58, 540, 'the same sum draws every page'),
  );
}
