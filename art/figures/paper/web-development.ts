import { paperStage, pill, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Commit = readonly [words: string, note: string];

const commits: readonly Commit[] = [
  ['Our keys taken back', 'Handover day'],
  ['Failed on purpose, recovered', 'With you watching'],
  ['Version 1.0 released', 'After a rehearsal'],
  ['Rule: one van, one booking', 'Decision 7, tested'],
  ['Project starts with one command', 'The first day'],
];

const [top, step, spine] = [204, 58, 62];
/** Between the words of two changes. */
const dead = top + step * 2 + 33;

/** The history of a project on the day it is handed over, with a dead end left in and a stranger's first change. */
export const webDevelopmentPaper = () =>
  paperStage(
    'tide',
    3.4,
    slip('pd', 26, 30, 368, 440),
    box(26, 30, 368, 54, 12, '#101f2f'),
    box(26, 60, 368, 24, 0, '#101f2f'),
    circle(52, 57, 6, h.beacon),
    text(70, 63, 'Your repository', 19, h.chalk, { family: 'display', weight: 600 }),
    text(372, 62, 'main', 15.5, '#8fd3cf', { family: 'mono', anchor: 'end' }),
    // the change that somebody else made
    box(38, 98, 344, 70, 10, '#fdeee6'),
    line(spine, 134, spine, top + step * 4, h.tideSoft, 4),
    circle(spine, 133, 10, h.beacon, { stroke: '#fff', 'stroke-width': 3 }),
    text(86, 128, 'Your developer’s first change', 18, h.ink, { family: 'display', weight: 700 }),
    text(86, 152, 'Published before lunch', 15, h.slate),
    tick(360, 150, 10, h.tideBright),
    // the way that led nowhere
    stroke(
      `M${spine} ${dead + 19}C${spine} ${dead + 4} 70 ${dead} 90 ${dead}H300C322 ${dead} 334 ${dead} 336 ${dead - 5}`,
      h.sandDeep,
      3,
      {
        'stroke-dasharray': '2 8',
      },
    ),
    pill(286, top + step * 2 - 1, 92, 28, 'Dead end', h.sand, h.ink, 14.5),
    ...commits.map(
      ([words, note], index) =>
        circle(spine, top + step * index, 7, index < 1 ? h.tide : h.tideBright, {
          stroke: '#fff',
          'stroke-width': 3,
        }) +
        text(86, top + step * index - 1, words, 17, h.ink, { weight: 600 }) +
        text(86, top + step * index + 20, note, 14.5, h.slate),
    ),
  );
