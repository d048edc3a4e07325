import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import type { TextField } from './field.ts';
import { withoutUnseen } from './unseen-signs.ts';

const field = (look: TextField['look']): TextField => ({
  ...{ kind: 'text', key: '', label: 'Text', help: null, look, longest: null, headings: null },
  ...{ empty: 'empty', refersTo: null, madeFrom: null },
});
const typed = (look: TextField['look'], text: string) => factsOf(field(look), new Map([['f', text]]));

test('signs that come with what is copied are gone once a form is read, as the check would refuse them', () => {
  expect(typed('line', '\u202a+44 1632 960 174\u202c')).toBe('+44 1632 960 174');
  expect(typed('line', 'Two\u000blines\u0000 of a slide')).toBe('Two lines of a slide');
  expect(typed('long', 'Two\u2028lines')).toBe('Two\nlines');
  expect(typed('markdown', '\uf0b7 First\u000bsecond\u200b')).toBe(' First\nsecond');
});

test('what is meant stays: emoji of several parts, letters from right to left, accents, tabs and line ends', () => {
  const meant = '👩‍🚀 שלום naïve\tend\nnext';
  expect(withoutUnseen(meant, '\n')).toBe(meant);
});
