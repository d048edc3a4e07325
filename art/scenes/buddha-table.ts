import { contact } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { at, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { candle, cup, dropper, glazes, jar, tin } from './buddha-goods.ts';

type Still = { id: string; width: number; height: number; lines: { top: number; count: number } };

/** The lit wall behind the brand's products, with the table's gradient as `<id>-table`. */
export function wall({ id, width, height, lines }: Still): string {
  return [
    glazes,
    linear(`${id}-bg`, [0, 0], [0, 1], [0, '#f7e7cb'], [1, '#eccfa3']),
    linear(`${id}-table`, [0, 0], [0, 1], [0, '#dcc197'], [1, '#b98f5c']),
    rect(0, 0, width, height, `url(#${id}-bg)`),
    tideLines({
      width,
      ...lines,
      gap: 34,
      colour: '#c99a5c',
      weight: 1.6,
      opacity: 0.3,
      swell: 38,
      phase: 2,
    }),
  ].join('');
}

type Top = Omit<Still, 'lines'> & {
  /** Where its edge stands at both sides, and how much higher in the middle. */
  edge: number;
  bow: number;
  bends: readonly [number, number];
  grain: { count: number; below: number; gap: number; bends: readonly [number, number]; weight: number };
};

/** The table before the wall, its edge bowed, with the grain of its wood. */
export function tableTop({ id, width, height, edge, bow, bends: [left, right], grain }: Top): string {
  const [from, to] = grain.bends;
  return (
    path(
      `M0 ${height}V${edge}C${left} ${edge - bow} ${right} ${edge - bow} ${width} ${edge}V${height}Z`,
      `url(#${id}-table)`,
    ) +
    repeat(grain.count, (i) => {
      const y = edge + grain.below + i * grain.gap;
      const crest = y - bow + i * 2;
      return stroke(
        `M-40 ${y}C${from} ${crest} ${to} ${crest} ${width + 40} ${y + 4}`,
        '#8f683a',
        grain.weight,
        { opacity: 0.22 },
      );
    })
  );
}

const goods = { tin: (label: { fine: boolean }) => tin('Dawn', label), dropper, jar, candle, cup };

/**
 * Products on the table, each with the shadow that it casts: which, where its foot stands, its size, the shadow's reach.
 * @param fine with the small lines of their labels, for a picture across the page
 */
export function onTable(
  id: string,
  things: readonly (readonly [keyof typeof goods, number, number, number, number])[],
  fine = false,
): string {
  return things
    .flatMap(([product, x, y, size, reach], i) => [
      contact(`${id}-c${i}`, x + 26, y, reach, 17, '#4a2f1f', 0.5),
      at(x, y, size, goods[product]({ fine })),
    ])
    .join('');
}
