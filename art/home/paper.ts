import { house as h } from '#art/kit/palette.ts';
import { box, group } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of its units: a column of three at 1280 pixels, and a phone's page. */
export const paperWidth = 384;
/** The smallest words on it: 15 pixels on a phone. */
export const small = 17;

/** What a step leaves behind lies straight, on a sheet that does not. */
export const paper = (tall: number) =>
  group(
    { transform: `rotate(1.5 ${paperWidth / 2} ${tall / 2})` },
    box(9, 10, paperWidth - 18, tall - 20, 8, '#8fa6b2'),
  ) + box(8, 8, paperWidth - 16, tall - 18, 8, h.paper);

/** What it is, and that it is an example. */
export const title = (words: string) =>
  text(28, 46, words, 24, h.ink, { family: 'display', weight: 700, tracking: -0.4 }) +
  text(352, 46, 'An example', small, h.slate, { anchor: 'end' });
