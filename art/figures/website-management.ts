import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, risingLine, stage, tick } from './stage.ts';

const night = '#12253a';
/** Tuesday’s backup is the one that the week’s list says was restored and read. */
const tried = 1;
const edge = { stroke: '#34495f', 'stroke-width': 1.6 } as const;

/** Website management: what is watched, what was done this week, what is kept safe. */
export function websiteManagement(): string {
  const random = scatter(90);
  const ninety = repeat(90, (i) => {
    const trouble = i === 31;
    const slow = i === 62;
    return box(84 + i * 6.44, 176, 4.2, 70, 2, trouble ? h.beacon : slow ? '#f3cf8f' : '#4fb3ae', {
      opacity: trouble || slow ? 1 : 0.75 + random() * 0.25,
    });
  });
  const pulse = Array.from({ length: 24 }, (_, i) => {
    const y = 500 - Math.sin(i * 0.7) * 12 - random() * 26 + (i === 8 ? -62 : 0);
    return [84 + i * 24.8, y] as const;
  });
  const jobs = [
    ['Core and plug-ins updated', 'Mon 06:10'],
    ['Backup restored and read', 'Tue 02:00'],
    ['Two broken links fixed', 'Wed 11:42'],
    ['Opening hours changed', 'Thu 09:15'],
    ['Certificate renewed', 'Fri 04:30'],
  ] as const;
  return stage(
    'ink',
    4.2,
    panel('wm-a', 48, 52, 648, 246, night, 18),
    box(48, 52, 648, 246, 18, 'none', edge),
    circle(98, 112, 10, '#4fb3ae'),
    circle(98, 112, 19, '#4fb3ae', { opacity: 0.25 }),
    text(132, 121, 'Up, answering from London', 28.5, h.chalk, { family: 'display', weight: 600 }),
    text(660, 122, '99.98%', 30, h.chalk, { family: 'display', weight: 700, anchor: 'end' }),
    ninety,
    text(84, 280, '90 days ago', 24, h.mist),

    panel('wm-b', 48, 322, 648, 254, night, 18),
    box(48, 322, 648, 254, 18, 'none', edge),
    text(84, 382, 'Time to answer', 30, h.chalk, { family: 'display', weight: 600 }),
    text(660, 382, '182 ms', 30, h.chalk, { weight: 600, anchor: 'end' }),
    ...[424, 464, 504, 544].map((y) => line(84, y, 660, y, '#2a3f55', 1.2)),
    risingLine('wm-pulse', pulse, 544, '#8fd3cf', 4),
    circle(282.4, pulse[8]?.[1] ?? 0, 9, h.beacon),
    // the week's work, beside it
    panel('wm-e', 720, 52, 432, 524, h.paper, 18),
    text(752, 118, 'This week', 36, h.ink, { family: 'display', weight: 700 }),
    rect(720, 146, 432, 1.8, h.sand),
    ...jobs.flatMap(([job, when], i) => [
      tick(770, 190 + i * 82, 17, h.tide),
      text(804, 190 + i * 82, job, 25.5, h.ink, { weight: 600 }),
      text(804, 221 + i * 82, when, 23.5, h.slate),
      i < 4 ? line(804, 242 + i * 82, 1120, 242 + i * 82, h.sand, 1.4) : '',
    ]),
    panel('wm-c', 48, 600, 448, 236, night, 18),
    box(48, 600, 448, 236, 18, 'none', edge),
    text(84, 656, 'Seven backups, one tried', 30, h.chalk, { family: 'display', weight: 600 }),
    ...['M', 'T', 'W', 'T', 'F', 'S', 'S'].flatMap((day, i) => [
      box(84 + i * 54, 688, 44, 66, 8, i === tried ? '#8fd3cf' : '#24506a'),
      i === tried
        ? tick(106 + i * 54, 721, 16, '#8fd3cf', h.ink)
        : rect(94 + i * 54, 702, 24, 5, '#fff', { opacity: 0.6 }) +
          rect(94 + i * 54, 713, 24, 5, '#fff', { opacity: 0.35 }),
      text(106 + i * 54, 802, day, 25, i === tried ? h.chalk : h.mist, {
        anchor: 'middle',
        weight: i === tried ? 700 : 400,
      }),
    ]),
    panel('wm-d', 520, 600, 632, 236, h.beacon, 18),
    text(556, 656, '14:02 Form stopped', 30, '#5a1c0a', { weight: 600 }),
    text(990, 738, '14:09', 72, h.ink, { family: 'display', weight: 700, tracking: -1.4, anchor: 'end' }),
    text(1116, 737, 'fixed', 44, h.ink, { family: 'display', weight: 600, anchor: 'end' }),
    // From the fault to its end, with the minute of the message: 2 of 7.
    stroke('M556 772H1116', h.ink, 6),
    ...[556, 716, 1116].map((x) => circle(x, 772, 11, h.ink, { stroke: h.beacon, 'stroke-width': 4 })),
    text(700, 816, 'You were told at 14:04', 28, '#5a1c0a', { weight: 600 }),
  );
}
