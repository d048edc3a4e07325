import { expect, test } from 'vitest';
import { fileAtLeast, plainFile, widthsOf } from './reference.ts';

const picture = (width: number, height = 400) =>
  ({ id: '0123456789abcdef', cut: '01234567', focus: 'cc', width, height }) as const;

test('a picture of any width has a file of each size that a page asks for', () => {
  for (const width of [1, 33, 319, 320, 321, 639, 640, 700, 1600, 4000]) {
    const made = widthsOf(picture(width)).map((one) => `/media/0123456789abcdef-01234567-${one}.webp`);
    expect([width, Math.max(...widthsOf(picture(width)))]).toEqual([width, Math.min(width, 1600)]);
    for (const wanted of [320, 640]) expect(made).toContain(fileAtLeast(picture(width), wanted, 'webp'));
    expect(plainFile(picture(width)).width).toBe(Math.min(width, 1200));
  }
  expect(fileAtLeast(picture(2000), 640, 'avif')).toMatch(/-640\.avif$/);
});
