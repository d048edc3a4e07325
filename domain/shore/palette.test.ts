import { expect, test } from 'vitest';
import { inPalette, paletteChoice, paletteOf } from './palette.ts';

test.each([
  ['palette=night', 'night'],
  ['a=b; palette=day; c=d', 'day'],
  ['palette=dusk', 'sun'],
  ['palette=nightly', 'sun'],
  ['mypalette=night', 'sun'],
  ['', 'sun'],
  [null, 'sun'],
])('of the cookies “%s” the choice is %s', (cookies, choice) => {
  expect(paletteChoice(cookies)).toBe(choice);
});

test('a choice goes before the sun, and by day the device is asked', () => {
  expect([true, false].map((down) => paletteOf('day', down))).toEqual(['day', 'day']);
  expect([true, false].map((down) => paletteOf('night', down))).toEqual(['night', 'night']);
  expect([true, false].map((down) => paletteOf('sun', down))).toEqual(['night', null]);
});

test('a page says its palette to the styles, to the empty window and to the browser’s bars', () => {
  const page =
    '<!DOCTYPE html><html lang="en-GB"><head><meta name="color-scheme" content="light dark"/>' +
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"/>' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/>';
  expect(inPalette(page, null)).toBe(page);
  expect(inPalette(page, 'night')).toBe(
    '<!DOCTYPE html><html data-palette="night" lang="en-GB"><head><meta name="color-scheme" content="dark"/>' +
      '<meta name="theme-color" media="not all" content="#fff"/>' +
      '<meta name="theme-color" media="all" content="#000"/>',
  );
  expect(inPalette(page, 'day')).toContain('media="all" content="#fff"');
});
