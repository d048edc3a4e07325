import { contact } from '#art/kit/frames.ts';
import { at, drawing, group, rect } from '#art/kit/svg.ts';
import { beanie, c, emblem, shirt } from '#art/scenes/broken-goods.ts';
import { product, queue, thrown } from '#art/scenes/broken-screens.ts';

const shade = '#3d0a1e';

/** The label’s pink with its emblem, whole: an edge of it was a seam beside words on the same pink. */
const ground = (width: number, height: number) =>
  rect(0, 0, width, height, c.pink) +
  group({ opacity: 0.22 }, at(width * 0.55, height * 0.44, 1, emblem(1000, c.pinkDark)));

/** The label’s queue and its shop on two phones, thrown down on its pink with a beanie and a shirt. */
export const brokenPoster = (): string =>
  drawing(
    1200,
    900,
    ground(1200, 900),
    thrown('pk-b', [694, 100, 424, -6], product(), shade),
    thrown('pk-a', [246, 24, 424, -6], queue(), shade),
    group({ transform: 'rotate(9 150 180)' }, at(150, 200, 1.5, beanie())),
    group({ transform: 'rotate(-9 130 690)' }, at(130, 690, 1.2, shirt(c.soot, c.black, c.ash, c.bone))),
  );

/** The same at the head of its study on phones, with the shirt of the release; both phones whole, well within its edges. */
export const brokenSocietyNarrow = (): string =>
  drawing(
    800,
    1000,
    ground(800, 1000),
    thrown('bn-b', [400, 178, 338, -6], product(), shade),
    contact('bn-c', 190, 1010, 160, 20, shade, 0.45),
    group({ transform: 'rotate(-9 168 850)' }, at(168, 850, 1.3, shirt(c.soot, c.black, c.ash, c.bone))),
    thrown('bn-a', [70, 40, 338, -6], queue(), shade),
  );
