import { paperStage, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Commit = readonly [words: string, note: string];

const commits: readonly Commit[] = [
  ['Our keys taken back', 'Handover day'],
  ['Failed on purpose, recovered', 'With you watching'],
  ['Version 1.0 released', 'After a rehearsal'],
  ['Own map server, given up', 'A dead end, kept so that nobody retries'],
  ['Rule: one van, one booking', 'Decision 7, tested'],
  ['Project starts with one command', 'The first day'],
];

const [top, step, spine, aside] = [196, 47, 76, 46];
/** Which of them led nowhere: it left the way at the one below it. */
const dead = 3;

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
    line(spine, 134, spine, top + step * (commits.length - 1), h.tideSoft, 4),
    circle(spine, 133, 10, h.beacon, { stroke: '#fff', 'stroke-width': 3 }),
    text(100, 128, 'Your developer’s first change', 18, h.ink, { family: 'display', weight: 700 }),
    text(100, 152, 'Published before lunch', 15, h.slate),
    tick(360, 150, 10, h.tideBright),
    // the way that led nowhere
    stroke(
      `M${spine} ${top + step * (dead + 1)}C${spine} ${top + step * dead + 20} ${aside} ${top + step * (dead + 1) - 8} ${aside} ${top + step * dead}`,
      h.beacon,
      4,
    ),
    ...commits.map(([words, note], index) => {
      const y = top + step * index;
      const ended = index === dead;
      return [
        ended
          ? circle(aside, y, 11, h.beacon, { stroke: '#fff', 'stroke-width': 3 }) +
            stroke(`M${aside - 4} ${y - 4}l8 8m0 -8l-8 8`, h.ink, 2.6)
          : circle(spine, y, 7, index < 1 ? h.tide : h.tideBright, { stroke: '#fff', 'stroke-width': 3 }),
        text(100, y - 1, words, 17, ended ? h.slate : h.ink, { weight: 600, strike: ended }),
        text(100, y + 19, note, 14.5, h.slate),
      ].join('');
    }),
  );
