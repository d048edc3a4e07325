import { box, path } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import type { Light } from './light.ts';

/** The paper and the ink of what is written in a call, by the light that they lie in. */
export const paperBy = ({ night }: Light) => (night ? '#c9c3b4' : '#fdf8ec');
export const inkBy = ({ night }: Light) => (night ? '#1b2b38' : '#16324a');

export const handwriting = (light: Light, x: number, y: number, words: string, size: number) =>
  text(x, y, words, size, inkBy(light), { family: 'serif', italic: true });

/** A yellow pencil: its wood from (0, 0) to the right, its point to the left of that. */
export function pencil(light: Light, long: number, thick: number): string {
  const [point, lead] = [thick + 11, 8];
  const half = Number(((thick * lead) / point / 2).toFixed(1));
  return (
    box(0, 0, long, thick, 3, '#f0b93a') +
    path(`M0 0v${thick}l${-point} ${-thick / 2}z`, '#e8cfa4') +
    path(`M${lead - point} ${thick / 2 - half}v${half * 2}l${-lead} ${-half}z`, inkBy(light)) +
    box(long - 12, 0, thick + 3, thick, 3, light.scarf[0])
  );
}
