import { describe, expect, it } from 'vitest';
import { house } from '#art/kit/palette.ts';
import { rasterise } from '#art/press/render.ts';
import { contrastBetween, parseColour } from '#domain/colours/oklch.ts';
import {
  founderTall,
  founderTallNight,
  founderWide,
  founderWideNight,
  shoreSize,
  shoreTallSize,
} from './shore.ts';

type Place = readonly [words: string, left: number, top: number, right: number, foot: number];

/** Measured on the page, as units of the drawing (speak-to-expert.tsx, shore.css). */
const wide: readonly Place[] = [
  ['all of them, from 1280 px on', 0, 0, 1790, 700],
  ['headline and text at 768 px', 1780, 0, 2712, 290],
  ['the list at 768 px', 2220, 290, 2712, 473],
  ['the list at 1024 px', 1860, 290, 2350, 490],
  ['the list just below 1280 px', 1570, 290, 2060, 508],
];
const tall: readonly Place[] = [
  ['all of them but the last line', 0, 0, 740, 305],
  ['the last line', 0, 305, 600, 358],
];

const drawings = [
  ['by day', founderWide, shoreSize, wide],
  ['by night', founderWideNight, shoreSize, wide],
  ['on a phone', founderTall, shoreTallSize, tall],
  ['on a phone by night', founderTallNight, shoreTallSize, tall],
] as const;

describe('the founder at the shore', () => {
  it.each(drawings)('%s leaves words in chalk 4.5:1 wherever they stand', async (_, draw, size, places) => {
    const across = size.width / 2;
    const { data, info } = await (await rasterise(draw(), across))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const chalk = colour(house.chalk);
    const low = places.map(([words, ...box]) => {
      const [left = 0, top = 0, right = 0, foot = 0] = box.map((units) => Math.round(units / 2));
      const seen = new Set<string>();
      for (let y = top; y < foot; y++)
        for (let x = left; x < right; x++) {
          const at = (y * info.width + x) * info.channels;
          seen.add(`#${data.subarray(at, at + 3).toString('hex')}`);
        }
      return [words, Math.min(...[...seen].map((ground) => contrastBetween(chalk, colour(ground))))] as const;
    });
    expect(low.filter(([, contrast]) => contrast < 4.5)).toEqual([]);
  });
});

function colour(written: string) {
  const parsed = parseColour(written);
  if (!parsed) throw new Error(`${written} is no colour.`);
  return parsed;
}
