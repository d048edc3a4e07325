import { contact } from '#art/kit/frames.ts';
import { at, drawing, group, rect } from '#art/kit/svg.ts';
import { beanie, c, emblem, ring, shirt } from '#art/scenes/broken-goods.ts';
import { product, queue, thrown } from '#art/scenes/broken-screens.ts';

type Phones = readonly [x: number, y: number, width: number];

/** The label’s pink with its emblem, on it the shop and the queue on two phones, and a shirt thrown down. */
function poster(
  id: string,
  [width, height]: readonly [number, number],
  [first, second]: readonly [Phones, Phones],
  shirtAt: readonly [number, number, number],
) {
  const [x, y, size] = shirtAt;
  const shade = '#3d0a1e';
  return [
    rect(0, 0, width, height, c.pink),
    // Whole: the words beside it stand on the same pink, where an edge of it was a seam.
    group({ opacity: 0.22 }, at(width * 0.55, height * 0.44, 1, emblem(1000, c.pinkDark))),
    thrown(`${id}-b`, [...second, -6], product(), shade),
    contact(`${id}-c`, x + 17 * size, y + 122 * size, 122 * size, 20, shade, 0.45),
    group({ transform: `rotate(-9 ${x} ${y})` }, at(x, y, size, shirt(c.soot, c.black, c.ash, c.bone))),
    thrown(`${id}-a`, [...first, -6], queue(), shade),
  ].join('');
}

/** The label’s queue and its shop on two phones, thrown down with the shirt of the release on its pink. */
export const brokenPoster = (): string =>
  drawing(
    1200,
    900,
    poster(
      'pk',
      [1200, 900],
      [
        [272, 36, 424],
        [728, 176, 424],
      ],
      [200, 560, 2.05],
    ),
    group({ transform: 'rotate(9 150 180)' }, at(160, 190, 1.45, beanie())),
    group({ transform: 'rotate(24 1080 96)' }, at(1080, 88, 0.84, ring())),
  );

/** The same at the head of its study on phones. */
export const brokenSocietyNarrow = (): string =>
  drawing(
    800,
    1000,
    poster(
      'bn',
      [800, 1000],
      [
        [66, 50, 350],
        [416, 190, 350],
      ],
      [168, 850, 1.3],
    ),
    group({ transform: 'rotate(20 700 96)' }, at(690, 90, 0.76, ring())),
  );
