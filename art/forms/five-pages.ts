import { slip } from '#art/figures/stage.ts';
import { at, box, circle, clipBox, denseDrawing, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 560 × 320. Its foot stands in water, and on phones its top behind a card. */
export const fivePagesSize = { width: 1120, height: 640 } as const;

/** A joiner's colours: plum and cream, with wood and a red of its own. */
const j = {
  plum: '#3b2140',
  cream: '#fdf4ea',
  blush: '#f3c9b6',
  wood: '#d89a5b',
  woodDeep: '#a9683a',
  red: '#d4533b',
  quiet: '#b8a6ae',
} as const;

const [width, height] = [128, 330];
/** They are held a little above their ends. */
const held = 260;

/** Lines of writing that nobody has to read. */
const writing = (y: number, shares: readonly number[], ink: string = j.quiet) =>
  shares.map((share, row) => stroke(`M14 ${y + row * 13}h${100 * share}`, ink, 4.5)).join('');

const bench =
  box(17, 88, 70, 10, 3, j.wood) +
  path('M24 98h8l-4 32h-8zM72 98h8l4 32h-8z', j.woodDeep) +
  rect(26, 112, 52, 5, j.woodDeep);

const plane =
  box(17, 106, 70, 22, 5, j.wood) +
  path('M66 106c0 -20 18 -22 16 -6l-4 6z', j.woodDeep) +
  path('M38 106l7 -26h12l-6 26z', j.plum) +
  stroke('M32 102c-12 -16 6 -28 10 -13s-14 11 -10 -4', j.cream, 3.6);

const row = (y: number, rule: string, end: string) =>
  line(14, y + 13, 114, y + 13, rule, 1.6) + stroke(`M14 ${y}h52`, j.quiet, 4.5) + end;

type Page = { readonly name: string; readonly ground: string; readonly ink: string; readonly shows: string };

/** From left to right, each before the one on its left, so that no name is covered. */
const pages: readonly Page[] = [
  {
    name: 'Home',
    ground: j.plum,
    ink: j.cream,
    shows:
      box(10, 66, 108, 78, 4, j.red) +
      bench +
      writing(162, [0.7, 0.5], '#8d7791') +
      box(14, 186, 58, 18, 9, j.blush),
  },
  {
    name: 'About',
    ground: j.cream,
    ink: j.plum,
    shows: box(10, 66, 108, 78, 4, j.blush) + plane + writing(162, [0.7, 0.6, 0.4]),
  },
  {
    name: 'Services',
    ground: j.blush,
    ink: j.plum,
    shows: [80, 108, 136, 164].map((y) => row(y, j.cream, circle(84, y, 6, j.woodDeep))).join(''),
  },
  {
    name: 'Prices',
    ground: j.cream,
    ink: j.plum,
    shows: [80, 108, 136, 164].map((y) => row(y, j.blush, box(74, y - 5, 22, 10, 5, j.red))).join(''),
  },
  {
    name: 'Contact',
    ground: j.red,
    ink: j.cream,
    shows:
      [66, 96].map((y) => box(12, y, 104, 22, 4, j.cream)).join('') +
      box(12, 126, 104, 36, 4, j.cream) +
      box(12, 174, 62, 20, 10, j.plum),
  },
];

function sheet({ name, ground, ink, shows }: Page, id: string): string {
  return (
    slip(id, 0, 0, width, height, ground, 8) +
    clipBox(
      `${id}-c`,
      ...([0, 0, width, height, 8] as const),
      circle(17, 17, 4.5, ground === j.red ? j.cream : j.red),
      stroke('M80 17h7M94 17h8', ink, 2.6, { opacity: 0.5 }),
      text(13, 50, name, 20, ink, { family: 'serif', weight: 600 }),
      shows,
    )
  );
}

/** The five pages of one website, in its colours, side by side. */
export const fivePages = () =>
  denseDrawing(
    fivePagesSize.width / 2,
    fivePagesSize.height / 2,
    ...pages.map((page, index) => {
      const [x, lean] = [30 + index * 93, index - 2];
      return group(
        { transform: `rotate(${lean * 3} ${x + width / 2} ${held})` },
        at(x, 10 + lean ** 2 * 5, 1, sheet(page, `five-${index}`)),
      );
    }),
  );
