import { at, box, circle, ellipse, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';

/** A wall without mortar, its foot at y, with the upright stones along its top. */
export function dryWall(x: number, y: number, w: number, seed: number) {
  const random = scatter(seed);
  return [
    rect(x, y - 34, w, 34, '#8d7a63'),
    repeat(Math.round(w / 5), (i) =>
      box(
        x + random() * (w - 20),
        y - 33 + (i % 4) * 8.4,
        12 + random() * 16,
        7,
        2,
        i % 3 ? '#a8947a' : '#74634f',
      ),
    ),
    repeat(Math.floor(w / 9), (i) =>
      box(x + i * 9, y - 43 - random() * 3, 7.4, 12, 2, i % 2 ? '#9b8870' : '#84725c'),
    ),
  ].join('');
}

/** Lavender and grasses at the foot of the wall. */
export function bed(x: number, w: number, seed: number) {
  const random = scatter(seed);
  return repeat(Math.round(w / 5), (i) => {
    const [stem, tall] = [x + random() * w, 9 + random() * 13];
    return (
      ellipse(stem, 408 - tall * 0.35, 7, tall * 0.5, i % 2 ? '#6d7148' : '#565a37') +
      stroke(`M${stem} 404q${i % 2 ? 3 : -3} ${-tall} ${i % 2 ? 4 : -4} ${-tall - 5}`, '#7c7f52', 1.3) +
      (i % 3 ? ellipse(stem + (i % 2 ? 4 : -4), 398 - tall, 1.9, 4.4, '#8d7391') : '')
    );
  });
}

/** A rose that climbs the wall beside the barn’s door. */
export const rambler = () =>
  [
    stroke('M944 408C936 372 942 340 936 312C948 296 972 296 990 300', '#5c5a35', 3, { fill: 'none' }),
    repeat(26, (i) => {
      const t = i / 25;
      const [x, y] =
        t < 0.6 ? [940 - (i % 3) * 6, 402 - t * 160] : [940 + (t - 0.6) * 130, 300 - (i % 2) * 7];
      return (
        ellipse(x, y, 6, 4.4, i % 3 ? '#6d7148' : '#888a55') +
        (i % 4 === 0 ? circle(x + 3, y - 2, 3, '#e9c9a6') : '')
      );
    }),
  ].join('');

export const sheep = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    ellipse(0, 0, 15, 9.5, '#efe6d6'),
    rect(-9, 6, 2.6, 10, '#3f352e'),
    rect(6, 6, 2.6, 10, '#3f352e'),
    ellipse(16, -4, 5, 6, '#3f352e'),
  );
