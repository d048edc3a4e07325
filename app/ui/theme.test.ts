import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linePairs, litGrounds, textPairs } from '#domain/colours/pairs.ts';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const nightCss = readFileSync(new URL('./night.css', import.meta.url), 'utf8');

type Rgb = [number, number, number];

/** A colour of the theme by its name. */
function token(name: string): Rgb {
  const found = declared(css, `--color-${name}`);
  if (!found) throw new Error(`theme.css has no colour '${name}'`);
  return found;
}

/** What a colour is at night for a use of it; on light ground, words stay as they are by day. */
const atNight = (use: 'text' | 'background' | 'border', name: string): Rgb =>
  declared(nightCss, `--${use}-color-${name}`) ?? token(name);

/** OKLCH to linear sRGB (https://bottosson.github.io/posts/oklab/), clipped to the gamut as a browser's screen does. */
function declared(from: string, property: string): Rgb | null {
  const found = new RegExp(
    `${property}: (?:light-dark\\(var\\(--[\\w-]+\\), )?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`,
  ).exec(from);
  if (!found) return null;
  const [lightness, chroma, hue] = [Number(found[1]), Number(found[2]), (Number(found[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(textPairs)('text in %s on %s reaches 4.5:1', (text, surface) => {
  expect(contrast(token(text), token(surface))).toBeGreaterThanOrEqual(4.5);
});

test.each(textPairs)('at night, too, text in %s on %s reaches 4.5:1', (text, surface) => {
  const words = litGrounds.includes(surface) ? token(text) : atNight('text', text);
  expect(contrast(words, atNight('background', surface))).toBeGreaterThanOrEqual(4.5);
});

test.each(['chalk', 'foam', 'sand', 'mist'])(
  'at night borders of controls and focus rings reach 3:1 on %s',
  (surface) => {
    const ground = atNight('background', surface);
    expect(contrast(atNight('border', 'edge'), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(atNight('text', 'tide'), ground)).toBeGreaterThanOrEqual(3);
  },
);

test('the ground of the night is told to the browser’s bars as it is', () => {
  const hex = atNight('background', 'chalk').map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
      .toString(16)
      .padStart(2, '0'),
  );
  const source = readFileSync(new URL('../../art/kit/palette.ts', import.meta.url), 'utf8');
  expect(source).toContain(`night: '#${hex.join('')}'`);
});

test.each(linePairs)(
  '%s against %s reaches 3:1, as borders of controls and focus rings must',
  (line, surface) => {
    expect(contrast(token(line), token(surface))).toBeGreaterThanOrEqual(3);
  },
);

test('black on white is 21:1, so the sum itself is right', () => {
  expect((luminance([1, 1, 1]) + 0.05) / (luminance([0, 0, 0]) + 0.05)).toBeCloseTo(21);
});
