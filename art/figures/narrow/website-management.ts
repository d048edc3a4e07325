import { narrowStage, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const night = '#12253a';

/** Website management on a phone: ninety days, the week's jobs, and a fault that was mended. */
export function websiteManagementNarrow(): string {
  const random = scatter(90);
  const ninety = repeat(90, (i) => {
    const trouble = i === 31;
    const slow = i === 62;
    return box(30 + i * 3.68, 57, 2.5, 25, 1, trouble ? h.beacon : slow ? '#f3cf8f' : '#4fb3ae', {
      opacity: trouble || slow ? 1 : 0.75 + random() * 0.25,
    });
  });
  const jobs = [
    ['Core and plug-ins updated', 'Mon 06:10'],
    ['Backup restored and read', 'Tue 02:00'],
    ['Two broken links fixed', 'Wed 11:42'],
  ] as const;
  return narrowStage(
    'ink',
    4.2,
    slip('wm-a', 14, 14, 362, 92, night),
    box(14, 14, 362, 92, 12, 'none', { stroke: '#34495f', 'stroke-width': 1.1 }),
    circle(38, 38, 5.5, '#4fb3ae'),
    circle(38, 38, 10.5, '#4fb3ae', { opacity: 0.25 }),
    text(56, 44, 'Up, answering from London', 16.5, h.chalk, { family: 'display', weight: 600 }),
    text(360, 44, '99.98%', 18, h.chalk, { family: 'display', weight: 700, anchor: 'end' }),
    ninety,
    text(30, 99, '90 days ago', 13, h.mist),
    slip('wm-e', 14, 116, 362, 128),
    text(30, 142, 'This week', 18, h.ink, { family: 'display', weight: 700 }),
    rect(14, 153, 362, 1.1, h.sand),
    ...jobs.flatMap(([job, when], i) => [
      tick(40, 172 + i * 27, 9, h.tide),
      text(58, 177 + i * 27, job, 15, h.ink, { weight: 600 }),
      text(360, 177 + i * 27, when, 13.5, h.slate, { anchor: 'end' }),
      i < 2 ? line(58, 185.5 + i * 27, 360, 185.5 + i * 27, h.sand, 1) : '',
    ]),
    slip('wm-d', 14, 254, 362, 74, h.beacon),
    text(30, 277, '14:02 Form stopped', 14.5, '#5a1c0a', { weight: 600 }),
    text(360, 277, 'You were told at 14:04', 14.5, '#5a1c0a', { weight: 600, anchor: 'end' }),
    text(30, 314, '14:09', 30, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    text(114, 313, 'fixed', 20, h.ink, { family: 'display', weight: 600 }),
    stroke('M206 306H356', h.ink, 3),
    ...[206, 249, 356].map((x) => circle(x, 306, 5.5, h.ink, { stroke: h.beacon, 'stroke-width': 2 })),
  );
}
