import { daysOfMonth, latte, plan, posts } from '#art/figures/social-media-marketing.ts';
import { narrowStage, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, clipBox, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** A day of the month: its number, or the picture that goes out on it. */
function day(number: number): string {
  const column = (number - 1) % 7;
  const [x, y] = [28 + column * 48, 73 + Math.floor((number - 1) / 7) * 29];
  const [, post, reel] = plan.find(([on]) => on === number) ?? [];
  const today = number === 15;
  if (!post)
    return (
      box(x, y, 45, 26, 5, column > 4 ? '#f3ecdf' : '#faf6ee') +
      text(x + 7, y + 16, String(number), 13, h.slate, { weight: 600 })
    );
  return (
    clipBox(`sm-${number}`, x, y, 45, 26, 5, at(x, y - 4, 0.45, posts[post] ?? '')) +
    (reel ? box(x + 5, y + 20.5, 18, 3.4, 1.7, h.beacon, { stroke: h.paper, 'stroke-width': 1 }) : '') +
    (today ? box(x - 1.5, y - 1.5, 48, 29, 6.5, 'none', { stroke: h.beacon, 'stroke-width': 3 }) : '')
  );
}

/** Social media marketing on a phone: the month, and what one of its posts brought. */
export function socialMediaMarketingNarrow(): string {
  return narrowStage(
    'sand',
    5.1,
    slip('sm', 14, 12, 362, 222),
    text(28, 43, 'May', 26, h.ink, { family: 'display', weight: 700, tracking: -0.5 }),
    ...(
      [
        ['Post', h.tideBright, 234],
        ['Reel', h.beacon, 306],
      ] as const
    ).flatMap(([label, fill, x]) => [
      box(x, 33, 16, 5, 2.5, fill),
      text(x + 22, 40, label, 14.5, h.slate, { weight: 500 }),
    ]),
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, i) =>
      text(30 + i * 48, 65, name, 13.5, h.slate, { weight: 500 }),
    ),
    ...Array.from({ length: daysOfMonth }, (_, i) => day(i + 1)),
    slip('sm-p', 28, 222, 334, 106),
    box(28, 222, 334, 106, 12, 'none', { stroke: h.beacon, 'stroke-width': 2 }),
    clipBox('sm-cup', 38, 234, 92, 84, 8, at(38, 200, 0.236, latte('sm-light'))),
    text(146, 256, 'Bay Coffee', 16, h.ink, { weight: 700 }),
    rect(146, 266, 200, 1.1, h.sand),
    text(146, 288, 'From this post', 14, h.slate, { weight: 600 }),
    text(146, 312, '61 visits, 9 tables', 19, h.ink, { family: 'display', weight: 700 }),
    stroke('M318 258L328 250L336 253L346 240', h.beacon, 3),
  );
}
