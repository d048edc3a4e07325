import { expect, test } from 'vitest';
import { formerWords } from './former-words.ts';

const image = (number: number, cut = '0b1c2d3e') => `${String(number).padStart(16, '0')}-${cut}-800x600-cc`;
const picture = (number: number, alt: string, more: object = {}) => ({
  ...{ image: image(number), alt, decorative: false },
  ...more,
});
const paths = (before: unknown, after: unknown) =>
  formerWords(before, after).map(({ path }) => path.join('.'));

test('another picture with the words of the former one is found, wherever it stands now', () => {
  const before = { hero: picture(1, 'A boat'), list: [{ shown: picture(2, 'A pier') }] };
  expect(paths(before, { hero: picture(3, 'A boat'), list: [] })).toEqual(['hero']);
  expect(paths(before, { hero: before.hero, list: [{}, { shown: picture(3, 'A pier') }] })).toEqual([
    'list.1.shown',
  ]);
  expect(paths(before, { hero: picture(2, 'A boat'), list: [{ shown: picture(1, 'A pier') }] })).toEqual([
    'hero',
    'list.0.shown',
  ]);
});

test('what keeps its picture, has words of its own or needs none is left alone', () => {
  const before = { one: picture(1, 'A boat'), two: picture(2, 'A boat'), none: picture(3, '') };
  const cut = { ...picture(1, 'A boat'), image: image(1, 'ffffffff') };
  expect(paths(before, { one: cut, two: picture(1, 'A boat') })).toEqual([]);
  expect(paths(before, { one: picture(4, 'A pier'), none: picture(5, '') })).toEqual([]);
  expect(paths(before, { one: picture(4, 'A boat', { decorative: true }), two: null })).toEqual([]);
});
