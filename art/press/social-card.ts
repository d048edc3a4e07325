import { tideLines } from '#art/kit/motif.ts';
import { house } from '#art/kit/palette.ts';
import { at, box, circle, drawing, el, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { mark } from '#art/mark.ts';
import type { Focus } from '#domain/pictures/reference.ts';
import { balanceLines, type Measure } from './measure.ts';

export const socialSize = { width: 1200, height: 630 } as const;

export type SocialCard = {
  readonly kicker: string;
  readonly title: string;
  /** Name of the agency, set beside the mark. */
  readonly brand: string;
  /** What to show on the right, and which part of it stays in view. */
  readonly art?: { readonly svg: string; readonly focus: Focus };
};

const tracking = -0.024;

/** Between the kicker above and the brand below. */
const headlineHeight = 340;

/** The largest of the sizes at which the headline fits its column and its height. */
function fitHeadline(title: string, width: number, sizes: readonly number[], measure: Measure) {
  for (const size of sizes) {
    const rows = balanceLines(title, width, (row) => measure(row, size, size * tracking));
    const fits = rows.every((row) => measure(row, size, size * tracking) <= width);
    if (rows.length * size <= headlineHeight && fits) return { size, rows };
  }
  const size = sizes.at(-1) ?? 48;
  const widthOf = (row: string) => measure(row, size, size * tracking);
  return { size, rows: balanceLines(inPieces(title, width, widthOf), width, widthOf) };
}

/** Words that are wider than a line, such as a long address, taken apart where the line ends. */
function inPieces(title: string, width: number, widthOf: (row: string) => number): string {
  const apart = (word: string): string => {
    if (widthOf(word) <= width) return word;
    const signs = [...word];
    const fits = signs.findLastIndex((_, at) => at > 0 && widthOf(signs.slice(0, at).join('')) <= width);
    const from = Math.max(fits, 1);
    return `${signs.slice(0, from).join('')} ${apart(signs.slice(from).join(''))}`;
  };
  return title.split(/\s+/).map(apart).join(' ');
}

const across = { l: 'xMin', c: 'xMid', r: 'xMax' } as const;
const down = { t: 'YMin', c: 'YMid', b: 'YMax' } as const;

function picture(svg: string, focus: Focus) {
  const { height, width } = socialSize;
  const x = 646;
  const [column, row] = focus as unknown as [keyof typeof across, keyof typeof down];
  const nested = svg.replace(
    /^<svg ([^>]*?)width="[\d.]+" height="[\d.]+"/,
    `<svg $1x="${x}" y="0" width="${width - x}" height="${height}" preserveAspectRatio="${across[column]}${down[row]} slice"`,
  );
  return (
    el('clipPath', { id: 'card-art' }, path(`M${x + 70} 0H${width}V${height}H${x}Z`, '#000')) +
    el('g', { 'clip-path': 'url(#card-art)' }, nested)
  );
}

/** The picture that a shared link shows: the page's headline, large, in the brand's look. */
export function socialCard(card: SocialCard, measure: Measure): string {
  const { width, height } = socialSize;
  const column = card.art ? 560 : 870;
  const sizes = card.art ? [70, 64, 58, 52, 47] : [106, 96, 86, 76, 66];
  const { size, rows } = fitHeadline(card.title, column, sizes, measure);
  const leading = size * 1;
  const brandSize = 36 * Math.min(1, (column - 62) / Math.max(1, measure(card.brand, 36, -0.8)));
  const top = 330 - ((rows.length - 1) * leading) / 2 + size * 0.3;
  return drawing(
    width,
    height,
    linear('card-ground', [0, 0], [1, 1], [0, '#143048'], [0.6, house.ink], [1, '#06111c']),
    rect(0, 0, width, height, 'url(#card-ground)'),
    tideLines({
      width,
      top: card.art ? 330 : 300,
      gap: 30,
      count: 13,
      colour: '#4c6a82',
      weight: 1.8,
      opacity: 0.42,
      swell: 34,
      phase: 1.1,
    }),
    card.art
      ? picture(card.art.svg, card.art.focus) + stroke(`M716 -8L646 638`, house.beacon, 6)
      : [
          linear('card-rise', [0, 0], [0, 1], [0, house.beacon, 0.3], [1, house.beacon, 0]),
          path('M520 630C640 590 700 610 790 548S930 500 990 380S1060 210 1106 130V630Z', 'url(#card-rise)'),
          stroke('M520 630C640 590 700 610 790 548S930 500 990 380S1060 210 1106 130', house.beacon, 8),
          circle(1106, 130, 30, house.beacon, { opacity: 0.22 }),
          circle(1106, 130, 15, house.beacon, { stroke: house.chalk, 'stroke-width': 5 }),
        ].join(''),
    box(72, 92, 34, 8, 4, house.beacon),
    text(122, 105, card.kicker, 25, house.tideSoft, { weight: 600 }),
    lines(70, top, rows, size, leading, house.chalk, {
      family: 'display',
      weight: 700,
      tracking: size * tracking,
    }),
    at(70, 524, 1.5, mark(house.chalk, house.beacon)),
    text(132, 562, card.brand, brandSize, house.chalk, { family: 'display', weight: 700, tracking: -0.8 }),
  );
}
