import { expect, test } from 'vitest';
import { americanSpellings } from './british.ts';
import { styleWordings } from './wordings/style.ts';

test('all American spellings of a text are told at once, each word once', () => {
  const text = 'The color of the center, the color we realized, and Center Point with an honorarium.';
  expect(americanSpellings(text).map(({ word, british }) => [word, british])).toEqual([
    ['color', 'colour'],
    ['center', 'centre'],
    ['realized', 'realised'],
  ]);
  const [spelling] = styleWordings;
  expect(spelling?.instead(text, 4)).toBe(
    '‘color’ is ‘colour’, ‘center’ is ‘centre’, ‘realized’ is ‘realised’ in British English',
  );
  expect(americanSpellings('Nothing to mend')).toEqual([]);
  expect(spelling?.at('Nothing to mend')).toBe(-1);
});
