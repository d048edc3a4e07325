import { expect, test } from 'vitest';
import { contour, topAtRightEdge } from '#app/ui/tide-lines.tsx';
import { scale, seaTransform } from '#domain/shore/scale.ts';
import { gaugePlace } from './tide-gauge.tsx';

test('the dot, the staff and what rides on the surface know one edge', () => {
  expect(scale.edge).toBe(topAtRightEdge);
});

test.each([0.5, 3, 6])('the gauge says %d m where the sea ends beside it at that height', (metres) => {
  const [, , , tall = 0, , moved = 0] = [...seaTransform(metres / scale.metres).matchAll(/[\d.]+/g)].map(
    Number,
  );
  const atRightEdge = Number(contour(0).split(' ').at(-1));
  expect(Math.abs(gaugePlace(metres) - ((atRightEdge * tall + moved) / 150) * 100)).toBeLessThan(1);
});
