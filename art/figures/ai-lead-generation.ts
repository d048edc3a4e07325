import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, line, type Point, rect, scatter, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pill, stage } from './stage.ts';

export type Lead = readonly [score: number, name: string, note: string, when: string];

export const leads: readonly Lead[] = [
  [94, 'Joinery workshop, Malton', 'Asked for a quote, read three case studies', '2 min'],
  [81, 'Dental practice, York', 'Wants online booking by spring', '14 min'],
  [66, 'Bike hire, Whitby', 'Compared prices twice this week', '1 h'],
  [38, 'Student project', 'Asked how sites are made', '3 h'],
  [12, 'Bulk email seller', 'Same text sent to many forms', '5 h'],
];

/** How well a lead fits, of a hundred, as a ring of radius 31 around its figure. */
export function ring(x: number, y: number, score: number, colour: string, base: string, ink: string) {
  const r = 31;
  const round = 2 * Math.PI * r;
  return [
    circle(x, y, r, 'none', { stroke: base, 'stroke-width': 8 }),
    circle(x, y, r, 'none', {
      stroke: colour,
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${((round * score) / 100).toFixed(1)} ${round.toFixed(1)}`,
      transform: `rotate(-90 ${x} ${y})`,
    }),
    text(x + 0.6, y + 7.6, `${score}%`, 22.4, ink, { weight: 700, anchor: 'middle', tracking: -1 }),
  ].join('');
}

type Visit = { best: boolean; drawn: string };

/** A visit as a dot on its line: warm and heavier for the best lead. Sizes are the line's width and the dot's radius. */
export function visitOn(
  d: string,
  [x, y]: Point,
  best: boolean,
  [width, radius]: readonly [number, number],
): Visit {
  const drawn =
    stroke(d, best ? h.beacon : '#79bdbb', width, { opacity: best ? 0.95 : 0.5 }) +
    circle(x, y, radius, best ? h.beacon : '#cfe3e0', { opacity: best ? 1 : 0.8 });
  return { best, drawn };
}

/** Visits with those of the best lead above the others. */
export const bestOnTop = (visits: readonly Visit[]): string[] =>
  visits.toSorted((one, other) => Number(one.best) - Number(other.best)).map(({ drawn }) => drawn);

/** The visits, of fifteen from the top, that turn out to be the best lead; the others share the rows below. */
const promising = [2, 5, 8];

const rowTop = (rank: number) => 212 + rank * 116 + (rank === 0 ? 0 : 22);
const rowMiddle = 58;

/** A visit on its way to the middle of its row. */
function visit(i: number, t: number): Visit {
  const best = promising.includes(i);
  const from = 40 + i * 58;
  const others = i - promising.filter((each) => each < i).length;
  const to = rowTop(best ? 0 : 1 + Math.floor(others / 3)) + rowMiddle;
  const end = best ? 344 : 372;
  const s = 1 - t;
  const x = -20 * s ** 3 + 480 * t * s ** 2 + 660 * t ** 2 * s + end * t ** 3;
  const y = from + (to - from) * t * t * (3 - 2 * t);
  const d = `M-20 ${from}C160 ${from} 220 ${to} ${end} ${to}`;
  return visitOn(d, [x, y], best, best ? [3.4, 11] : [2, 7]);
}

/** AI lead generation: many visits flow in, the inbox puts the promising ones first. */
export function aiLeadGeneration(): string {
  const random = scatter(42);
  const visits = Array.from({ length: 15 }, (_, i) => visit(i, 0.1 + random() * 0.5));
  const row = ([score, name, note, when]: Lead, i: number) => {
    const top = i === 0;
    const low = score < 50;
    const y = rowTop(i);
    const ink = low ? '#8b98a3' : h.ink;
    return at(
      0,
      0,
      1,
      top
        ? panel('al-top', 336, y, 800, 116, '#fff8f3', 18) + box(336, y, 9, 116, 4, h.beacon)
        : i < leads.length - 1
          ? line(400, y + 108, 1072, y + 108, h.sand, 1.6)
          : '',
      ring(
        428,
        y + rowMiddle,
        score,
        top ? h.beacon : low ? '#c9cfd3' : h.tideBright,
        top ? '#fde0d4' : '#eef0ee',
        ink,
      ),
      text(488, y + 52, name, 32, ink, { family: 'display', weight: 600 }),
      text(488, y + 86, note, 23, low ? '#9aa5ae' : h.slate),
      top
        ? pill(956, y + rowMiddle - 26, 160, 52, 'Call today', h.beacon, h.ink, 26)
        : text(1072, y + 56, when, 25, low ? '#a5afb7' : h.slate, { weight: 500, anchor: 'end' }),
    );
  };
  return stage(
    'tide',
    2.7,
    ...bestOnTop(visits),
    panel('al', 366, 92, 742, 722, h.paper, 22),
    text(400, 159, 'New leads', 40, h.ink, { family: 'display', weight: 700, tracking: -0.6 }),
    text(1072, 157, 'Best fit', 27, h.tide, { weight: 600, anchor: 'end' }),
    stroke('M954 138v20M946 150l8 9 8 -9', h.tide, 3),
    rect(366, 188, 742, 1.6, h.sand),
    ...leads.map(row).reverse(),
  );
}
