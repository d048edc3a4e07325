import { escaped } from './escaped.ts';
import type { ShoreMarks } from './marks.ts';

const names: (keyof ShoreMarks)[] = [
  'at',
  'from',
  'until',
  'way',
  'level',
  'high',
  'highAt',
  'highLevel',
  'low',
  'lowAt',
  'lowLevel',
  'told',
  'sunrise',
  'sunset',
  'sunriseAt',
  'sunsetAt',
  'dark',
  'day',
  'night',
  'sun',
  'sea',
  'place',
  'curve',
  'x',
  'y',
  'waters',
];

/** Stands for what a page that is made ahead cannot know: each mark by its name. */
export const openMarks = Object.fromEntries(names.map((name) => [name, `%tide-${name}%`])) as ShoreMarks;

/** Puts the tide of an instant into a text with open marks. */
export function fillMarks(html: string, marks: ShoreMarks): string {
  return html.replace(/%tide-(\w+)%/g, (mark, name: string) => {
    const value = marks[name as keyof ShoreMarks];
    if (value === undefined) return mark;
    return name === 'waters' ? value : escaped(value);
  });
}
