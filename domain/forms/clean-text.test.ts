import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('every sign that ends a line somewhere is one line end', () => {
  expect(cleanText('a\r\nb\rc\u0085d\u2028e\u2029f\ng')).toBe('a\nb\nc\nd\ne\nf\ng');
});

test('nothing is left that a terminal takes as an order', () => {
  const controls = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /\p{Cc}/u.test(sign),
  );
  expect(cleanText(`a${controls.join('')}b`).replaceAll(/[\t\n]/g, '')).toBe('ab');
});
