import { slip, smallStage, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, repeat, scatter } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const night = '#12253a';

/** That it is up, and what was done this week. */
export function websiteManagementSmall(): string {
  const random = scatter(90);
  const jobs = ['Core and plug-ins updated', 'Backup restored and read', 'Two broken links fixed'];
  return smallStage(
    'ink',
    4.2,
    slip('sm-a', 18, 22, 364, 132, night),
    box(18, 22, 364, 132, 12, 'none', { stroke: '#34495f', 'stroke-width': 1.4 }),
    circle(44, 52, 7, '#4fb3ae'),
    circle(44, 52, 13, '#4fb3ae', { opacity: 0.25 }),
    text(64, 59, 'Up, answering from London', 19.5, h.chalk, { family: 'display', weight: 600 }),
    repeat(54, (i) =>
      box(36 + i * 6.14, 78, 4, 34, 1.5, i === 19 ? h.beacon : i === 37 ? '#f3cf8f' : '#4fb3ae', {
        opacity: i === 19 || i === 37 ? 1 : 0.75 + random() * 0.25,
      }),
    ),
    text(36, 138, '90 days ago', 17, h.mist),
    text(364, 139, '99.98%', 20, h.chalk, { family: 'display', weight: 700, anchor: 'end' }),
    slip('sm-e', 34, 166, 332, 160),
    ...jobs.flatMap((job, i) => [
      tick(62, 193 + i * 42, 12, h.tide),
      text(86, 199.5 + i * 42, job, 19, h.ink, { weight: 600 }),
      i < 2 ? line(86, 214 + i * 42, 350, 214 + i * 42, h.sand, 1.2) : '',
    ]),
  );
}
