import { house as h } from '#art/kit/palette.ts';
import { box, group } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of its units: a column of three at 1280 pixels, and a phone's page. */
export const paperWidth = 384;
/** The smallest words on it: 15 pixels on a phone. */
export const small = 17;

/** What a step leaves behind lies straight, on a sheet that clearly does not: it shows at the right and below only. */
export const paper = (tall: number) =>
  group(
    { transform: `translate(7 8) rotate(1.6 190 ${tall / 2 - 3})` },
    box(11, 10, 358, tall - 26, 8, '#8fa6b2'),
  ) + box(8, 8, 364, tall - 22, 8, h.paper);

/** What it is, and that it is an example. */
export const title = (words: string) =>
  text(28, 46, words, 24, h.ink, { family: 'display', weight: 700, tracking: -0.4 }) +
  text(352, 46, 'An example', small, h.slate, { anchor: 'end' });
