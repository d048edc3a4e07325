import { expect, test } from 'vitest';
import { faces, packaged } from './faces.ts';
import { firstLetters, lettersOf, unicodeRange } from './letters.ts';

test('letters become ranges as CSS has them, and ranges letters', () => {
  expect(unicodeRange('cabé–x')).toBe('U+61-63,U+78,U+E9,U+2013');
  expect(lettersOf('U+0061-0063,U+78')).toBe('abcx');
  expect(lettersOf(unicodeRange(firstLetters))).toHaveLength(new Set(firstLetters).size);
});

test.each(faces.map((face) => [face.family, face] as const))('%s has a cut for any name', (_, face) => {
  const known = packaged(face, 'latin').letters + packaged(face, 'latin-ext').letters;
  const asked = 'Łukasz Őri, Çelik, Nguyen, Þór; Šimůnek! „ă“ <{[#]}> €5';
  expect(Array.from(asked).filter((letter) => !known.includes(letter))).toEqual([]);
  expect(Array.from(firstLetters).filter((letter) => !known.includes(letter))).toEqual([]);
});
