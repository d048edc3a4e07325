import { expect, test } from 'vitest';
import { cropOf, partAsked, trimOf } from './crop.ts';

test('a part that is saved once more, or with another point in view, stays the part that it is', () => {
  const size = { width: 4032, height: 3024 };
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const wide = cropOf(size, none, 'wide', 'cc');
  const trim = trimOf(size, wide);
  expect(cropOf(size, trim, 'free', 'cc'), 'whole per cent do not name it').not.toEqual(wide);
  expect(partAsked(size, wide, { trim, shape: 'free', focus: 'rt' })).toEqual(wide);
  const cutMore = { ...trim, left: 10 };
  expect(partAsked(size, wide, { trim: cutMore, shape: 'free', focus: 'cc' })).toMatchObject({ left: 403 });
  expect(partAsked(size, wide, { trim, shape: 'square', focus: 'cc' })).toMatchObject({ width: 2238 });
});
