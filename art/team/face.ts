import { ellipse, stroke } from '#art/kit/svg.ts';
import type { Look } from './look.ts';

/** A few strokes between forehead and chin, in the space of the head: calm, and nobody in particular. */
export function face({ skin: [, shade], hair: [hair], cut, extra }: Look): string {
  const brow = cut === 'bald' ? shade : hair;
  const behindGlasses = extra === 'glasses';
  const brows = behindGlasses
    ? 'M332 358Q354 348 378 356M422 356Q446 348 468 358'
    : 'M332 368Q354 354 380 364M420 364Q446 354 468 368';
  return [
    stroke(brows, brow, 7, { opacity: 0.85 }),
    ellipse(357, 396, 6.5, 8.5, ink),
    ellipse(443, 396, 6.5, 8.5, ink),
    stroke('M404 398Q414 438 404 446Q398 451 388 447', shade, 6, { opacity: 0.9 }),
    extra === 'beard'
      ? stroke('M374 484Q400 498 426 484', '#f3d2bd', 6, { opacity: 0.55 })
      : stroke('M372 486Q400 506 428 486', lips, 6, { opacity: 0.75 }),
  ].join('');
}

const ink = '#1b1614';
const lips = '#7c2f22';
