import { house } from './kit/palette.ts';
import { at, box, circle, drawing, rect, stroke } from './kit/svg.ts';

/** The agency's mark in 32 × 32 units: two tide lines, and the line that rises from them. `app/ui/logo.tsx` repeats it. */
export function mark(tide: string, rise: string, width = 3.4) {
  return [
    stroke('M2.500 27.500C7 23.800 11.200 30.400 16 27.500S25 24.400 29.500 27.500', tide, width),
    stroke('M2.500 20.200C7 16.500 11.200 23.100 16 20.200S25 17.100 29.500 20.200', tide, width),
    stroke('M2.500 12.900C6.500 9.600 10 15.400 14.600 12.200S20.600 5.600 26.200 4.300', rise, width),
    circle(27.6, 4, width * 0.88, rise),
  ].join('');
}

/** The mark on its ink ground; `inset` is the share of the side kept free, `radius` the corner's share. */
export function appIcon(side: number, inset: number, radius: number): string {
  const inner = side * (1 - 2 * inset);
  const ground =
    radius > 0 ? box(0, 0, side, side, side * radius, house.ink) : rect(0, 0, side, side, house.ink);
  return drawing(
    side,
    side,
    ground,
    at(side * inset, side * inset, inner / 32, mark(house.chalk, house.beacon)),
  );
}
