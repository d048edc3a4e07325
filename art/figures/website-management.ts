import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, risingLine, stage, tick } from './stage.ts';

const night = '#12253a';
const edge = { stroke: '#34495f', 'stroke-width': 1.6 } as const;

/** Website management: what is watched, what was done this week, what is kept safe. */
export function websiteManagement(): string {
  const random = scatter(90);
  const ninety = repeat(90, (i) => {
    const trouble = i === 31;
    const slow = i === 62;
    return box(112 + i * 7.6, 214, 5, 64, 2, trouble ? h.beacon : slow ? '#f3cf8f' : '#4fb3ae', {
      opacity: trouble || slow ? 1 : 0.75 + random() * 0.25,
    });
  });
  const pulse = Array.from({ length: 24 }, (_, i) => {
    const y = 500 - Math.sin(i * 0.7) * 12 - random() * 26 + (i === 8 ? -70 : 0);
    return [112 + i * 29.6, y] as const;
  });
  const jobs = [
    ['Core and plug-ins updated', 'Mon 06:10'],
    ['Backup restored and read', 'Tue 02:00'],
    ['Two broken links mended', 'Wed 11:42'],
    ['Opening hours changed', 'Thu 09:15'],
    ['Certificate renewed', 'Fri 04:30'],
  ] as const;
  return stage(
    'ink',
    4.2,
    panel('wm-a', 72, 92, 762, 230, night, 18),
    box(72, 92, 762, 230, 18, 'none', edge),
    circle(124, 148, 10, '#4fb3ae'),
    circle(124, 148, 19, '#4fb3ae', { opacity: 0.25 }),
    text(158, 158, 'Up, answering from London', 30, h.chalk, { family: 'display', weight: 600 }),
    text(692, 158, '99.98%', 30, h.chalk, { family: 'display', weight: 700, anchor: 'end' }),
    ninety,
    text(112, 308, '90 days ago', 24, h.mist),

    panel('wm-b', 72, 350, 762, 236, night, 18),
    box(72, 350, 762, 236, 18, 'none', edge),
    text(112, 406, 'Time to answer', 29, h.chalk, { family: 'display', weight: 600 }),
    text(692, 406, '182 ms', 29, h.chalk, { weight: 600, anchor: 'end' }),
    ...[440, 480, 520, 560].map((y) => line(112, y, 796, y, '#2a3f55', 1.2)),
    risingLine('wm-pulse', pulse, 560, '#8fd3cf', 4),
    circle(348.8, pulse[8]?.[1] ?? 0, 9, h.beacon),
    panel('wm-c', 72, 614, 368, 200, night, 18),
    box(72, 614, 368, 200, 18, 'none', edge),
    text(106, 664, 'Last seven backups', 29, h.chalk, { family: 'display', weight: 600 }),
    ...['M', 'T', 'W', 'T', 'F', 'S', 'S'].flatMap((day, i) => [
      box(112 + i * 43, 692, 34, 52, 7, i === 1 ? h.beacon : '#24506a'),
      rect(119 + i * 43, 702, 20, 4, '#fff', { opacity: 0.6 }),
      rect(119 + i * 43, 711, 20, 4, '#fff', { opacity: 0.35 }),
      text(129 + i * 43, 782, day, 24, h.mist, { anchor: 'middle' }),
    ]),
    panel('wm-d', 466, 614, 368, 200, h.beacon, 18),
    text(500, 664, '14:02 Form stopped', 29, '#5a1c0a', { weight: 600 }),
    text(500, 718, '14:09', 50, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    text(642, 717, 'mended', 32, h.ink, { family: 'display', weight: 600 }),
    stroke('M500 750H800', '#8a2a10', 3, { opacity: 0.5 }),
    stroke('M500 750H584', h.ink, 7),
    text(500, 790, 'You were told at 14:04', 26, '#5a1c0a', { weight: 600 }),
    // the week's work, in front
    panel('wm-e', 716, 118, 436, 474, h.paper, 20),
    text(752, 178, 'This week', 34, h.ink, { family: 'display', weight: 700 }),
    rect(716, 206, 436, 1.8, h.sand),
    ...jobs.flatMap(([job, when], i) => [
      tick(770, 246 + i * 72, 17, h.tide),
      text(804, 246 + i * 72, job, 25, h.ink, { weight: 600 }),
      text(804, 274 + i * 72, when, 22, h.slate),
      i < 4 ? line(804, 292 + i * 72, 1120, 292 + i * 72, h.sand, 1.4) : '',
    ]),
  );
}
