import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColoursSchema } from '#content/schema/brand-colours.ts';
import { type BrandColours, paletteOf, shippedColours } from './brand.ts';
import { hexOf, parseColour } from './oklch.ts';
import { contrastFaults } from './pairs.ts';
import { coloursNamed, sheetName, sheetOf } from './stylesheet.ts';

const read = (name: string) => readFileSync(new URL(`../../app/ui/${name}`, import.meta.url), 'utf8');
const declared = (css: string, property: string) =>
  new RegExp(`--${property}: (?:light-dark\\(var\\(--[\\w-]+\\), )?(oklch\\([^)]*\\))`).exec(css)?.[1] ??
  `no ${property}`;
const chosen = (colours: Partial<BrandColours>): BrandColours => ({ ...shippedColours, ...colours });

test('what ships follows from what ships, to the letter of the theme', () => {
  const { day, night } = paletteOf(shippedColours);
  const hex = (text: string) => hexOf(parseColour(text) ?? { l: 0, c: 0, h: 0 });
  const [theme, dark] = [read('theme.css'), read('night.css')];
  expect([...day.keys()].length).toBeGreaterThan(12);
  for (const [name, colour] of day)
    expect(`${name} ${hexOf(colour)}`).toBe(`${name} ${hex(declared(theme, `color-${name}`))}`);
  for (const [name, colour] of night)
    expect(`${name} ${hexOf(colour)}`).toBe(`${name} ${hex(declared(dark, name))}`);
  expect(contrastFaults(shippedColours)).toEqual([]);
  expect(sheetName(shippedColours)).toBeNull();
});

test('a chosen colour takes its relatives with it, in a sheet that its name alone gives back', () => {
  const colours = chosen({ tide: '#5b3a8c', night: 'oklch(0.2 0.04 300)' });
  const name = sheetName(colours) ?? '';
  expect(name).toMatch(/^0-0-0-0-5b3a8c-[0-9a-f]{6}-0\.css$/);
  const sheet = sheetOf(colours);
  expect(sheetOf(coloursNamed(name) ?? shippedColours)).toBe(sheet);
  expect(sheet).toMatch(/^:root\{--color-tide:#5b3a8c;--color-tide-deep:#[0-9a-f]{6};--color-mist:/);
  expect(sheet).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-palette="day"])');
  expect(sheet).toMatch(/--background-color-foam:#[0-9a-f]{6};/);
  expect(sheet).not.toMatch(/--color-(ink|chalk|sand|beacon)/);
  expect(contrastFaults(colours)).toEqual([]);
});

test.each([
  [{ tide: '#7fd0d8' }, 'tide', /^Words in ‘Tide.*’ on ‘.*’ stand out 1\.\d to 1; at least 4\.5/],
  [{ beacon: '#20304a' }, 'beacon', /‘Ink’ on ‘Beacon.*’/],
  [{ chalk: '#777777' }, 'chalk', /‘Chalk’/],
  [{ night: '#7a8a9a' }, 'night', /at night/],
  [{ moon: '#203040' }, 'moon', /at night/],
] as const)('%j cannot be read, and the sentence names the pair', (colours, field, words) => {
  const result = brandColoursSchema.safeParse(chosen(colours));
  const issue = result.error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.message).toMatch(words);
});

test.each([
  '',
  'red',
  '#fff',
  '#fb7033;}',
  '#fb7033}body{display:none',
  'oklch(0.7 0.1 42);',
  'oklch(0.7 0.1)',
  'url(//elsewhere.example)',
  'x'.repeat(40_000),
  `oklch(0.${'7'.repeat(40_000)} 0.1 42)`,
])('no colour: case %#', (text) => {
  const result = brandColoursSchema.safeParse(chosen({ beacon: text }));
  expect(result.error?.issues.map(({ path }) => path[0])).toContain('beacon');
});

test.each([
  '0-0-0-0-0-0-0',
  '0-0-0-0-0-0.css',
  '0-0-0-0-0-0-FFFFFF.css',
  '0-0-0-0-0-0-ffffff;.css',
  '..%2f.css',
])('no sheet is called %s', (name) => {
  expect(coloursNamed(name)).toBeNull();
});
