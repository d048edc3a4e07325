import { expect, it } from 'vitest';
import { sizeText } from './file-list.ts';

it.each([
  [0, '1 KB'],
  [1023, '1 KB'],
  [860_000, '840 KB'],
  [1_000 * 1024, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
