import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';
import { excerptOf } from './excerpt.ts';
import { nearForms, phoneDigits, phoneEndings, wordsOf } from './words.ts';

test('words are plain: no case, accents, apostrophes or signs', () => {
  expect(wordsOf("Zoë O'Brien-Müller, ann.smith+x@acme-design.co.uk \u0000 ＡＢ")).toEqual(
    'zoe obrien muller ann smith x acme design co uk ab'.split(' '),
  );
  expect(wordsOf('"*^(){}[]~:-+\\\';--%_')).toEqual([]);
  expect(wordsOf('a'.repeat(10_000))[0]).toHaveLength(40);
});

test.each([
  ['smith', 'smyth', true],
  ['smith', 'smiht', true],
  ['smith', 'smth', true],
  ['smith', 'smithe', true],
  ['thompson', 'thomson', true],
  ['smith', 'jones', false],
  ['ann', 'dan', false],
])('%s and %s are one typo apart: %s', (one, other, near) => {
  expect(nearForms(one).some((form) => nearForms(other).includes(form))).toBe(near);
});

test.each(['+44 (0)20 7946 0958', '0044 20 79460958', '020 7946 0958', '02079460958', '+442079460958'])(
  'the number %s has one form',
  (spelling) => {
    expect(phoneDigits(spelling)).toBe('2079460958');
  },
);

test('any part of a number of five digits or more is the beginning of an ending', () => {
  const endings = phoneEndings('020 7946 0958');
  for (const part of ['79460', '460958', '60958', '2079460958'])
    expect(endings.some((ending) => ending.startsWith(part))).toBe(true);
  expect(phoneEndings('0958')).toEqual([]);
  expect(phoneEndings('')).toEqual([]);
});

test('what is typed is read as numbers and words, a few of them', () => {
  expect(readAsked('Smith +44 20 7946 0958')).toMatchObject([
    { phone: '2079460958', words: ['44', '20', '7946', '0958'], near: [] },
    { words: ['smith'], phone: null },
  ]);
  for (const nothing of ['', '   ', '"*(){}', '\u0000', '-- ;']) expect(readAsked(nothing)).toEqual([]);
  expect(readAsked('seven '.repeat(2_000))).toHaveLength(2);
  expect(readAsked(Array.from({ length: 99 }, (_, at) => `w${at}x`).join(' '))).toHaveLength(8);
});

test('an excerpt shows what was found with what is around it', () => {
  const text = `${'Long ago we began. '.repeat(9)}Our Gárden rooms need a home.\nThank you. ${'And so on. '.repeat(40)}`;
  const excerpt = excerptOf(text, readAsked('garden'));
  expect(excerpt?.filter(({ hit }) => hit)).toEqual([{ text: 'Gárden', hit: true }]);
  const whole = excerpt?.map((piece) => piece.text).join('') ?? '';
  expect(whole).toMatch(/^….*Our Gárden rooms need a home\. Thank you\..*…$/);
  expect(excerptOf(text, readAsked('elephant'))).toBeNull();
});
