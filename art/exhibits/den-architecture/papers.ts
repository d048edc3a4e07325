import { byHand, pencil, remark, sheet } from '#art/kit/sheet.ts';
import { at, clipBox, denseDrawing, el, group, line, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { barnScene } from '#art/scenes/den-barn.ts';
import { house } from '#art/scenes/den-house.ts';
import { snapshot } from './wipe.ts';

const desk = ['#b9683f', '#6d3218'] as const;
const kept = [4, 15, 22, 32, 43, 55];
const film = '#141110';
const wax = { white: '#fff6e4', yellow: '#f7c948', red: '#ff7a5c' };
const [frameWide, frameTall] = [72, 43];

/** One of the houses that are told, from near: the one on the cliff, and the barn. */
const told: Readonly<Record<number, () => string>> = {
  15: () => at(-43, -9, 0.1, house()),
  32: () => at(-24, -5, 0.092, barnScene(false)),
};

/** A ring of wax pencil around a frame, closed a little late. */
const ring = (x: number, y: number, seed: number) => {
  const [w, h] = [frameWide + 8, frameTall + 8];
  const late = 5 + (seed % 4);
  return stroke(
    `M${x + w * 0.3} ${y - 5}C${x - 8} ${y - 5} ${x - 7} ${y + h + 1} ${x + w * 0.45} ${y + h - 1}S${x + w + 3} ${y + h * 0.7} ${x + w - 1} ${y + h * 0.3}S${x + w * 0.5} ${y - 8} ${x + w * 0.24} ${y - late + 3}`,
    wax.yellow,
    3,
  );
};

/** Sixty photographs as they came from the drawer, on one black sheet; six of them are stories. */
export function photographs() {
  const places = Array.from(
    { length: 60 },
    (_, i) => [14 + (i % 6) * 76, 66 + Math.floor(i / 6) * 47.2] as const,
  );
  const photograph = (i: number) => {
    const own = told[i];
    return own
      ? clipBox(`dap${i}`, 0, 0, frameWide, frameTall, 0, own())
      : snapshot(`dap${i}`, frameWide, frameTall, i + 1);
  };
  const shown = (wanted: boolean) =>
    places.flatMap(([x, y], i) => (kept.includes(i) === wanted ? [at(x, y, 1, photograph(i))] : []));
  return denseDrawing(
    480,
    600,
    el('filter', { id: 'dap-grey' }, el('feColorMatrix', { type: 'saturate', values: 0.14 })),
    rect(0, 0, 480, 600, film),
    text(14, 43, 'From sixty to six', 29, wax.white, { family: 'display', weight: 700, tracking: -0.6 }),
    text(466, 42, 'Den, second afternoon', 17.8, '#b9b0a4', { anchor: 'end' }),
    group({ filter: 'url(#dap-grey)', opacity: 0.66 }, ...shown(false)),
    ...shown(true),
    ...kept.map((i) => ring((places[i]?.[0] ?? 0) - 4, (places[i]?.[1] ?? 0) - 3, i)),
    text(14, 577, '6 are told', 29, wax.yellow, { family: 'display', weight: 700, tracking: -0.6 }),
    text(466, 576, 'two of the others won prizes', 18, wax.red, {
      family: 'serif',
      italic: true,
      anchor: 'end',
    }),
  );
}

/** The six questions, as somebody answered them. */
export function brief() {
  const answers = [
    ['Where?', 'YO13, above Hackness'],
    ['What?', 'A stone barn, to live in'],
    ['Why now?', 'Permission ends in June'],
    ['How much?', '£240,000, loan agreed'],
    ['By when?', 'Before the second winter'],
    ['Who decides?', 'Both of us. And the dog'],
  ];
  return sheet(
    {
      id: 'da-brief',
      desk,
      turn: 1.2,
      kicker: 'Paper trial, visitor 4',
      title: 'The brief in six questions',
    },
    ...answers.flatMap(([question, answer], i) => {
      // An answer is nearer to its question than to the next.
      const y = 148 + i * 58;
      return [
        text(58, y, `${i + 1}`, 17.8, '#a4512f', { weight: 700 }),
        text(82, y, question ?? '', 17.8, pencil.grey, { weight: 600 }),
        text(82, y + 23, answer ?? '', 21, pencil.blue, { family: 'serif', italic: true }),
        line(82, y + 33, 422, y + 33, pencil.rule, 1.2),
      ];
    }),
    lines(58, 514, ['3 min'], 40, 40, '#2a2725', { family: 'display', weight: 700, tracking: -1.2 }),
    text(176, 512, 'for a director to read', 18, pencil.ink),
    remark(58, 546, 'the old way: four letters, fifty minutes'),
    // Below the sum, on the rule: nearer it would strike it out.
    byHand(82, 356, 282, 354, pencil.red, 2.4),
  );
}
