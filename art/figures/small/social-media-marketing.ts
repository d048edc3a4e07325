import { latte, plan, posts } from '#art/figures/social-media-marketing.ts';
import { slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, clipBox, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** A day of the first half of the month: its number, or the picture that goes out on it. */
function day(number: number): string {
  const column = (number - 1) % 7;
  const [x, y] = [30 + column * 50, 82 + Math.floor((number - 1) / 7) * 44];
  const [, post] = plan.find(([on]) => on === number) ?? [];
  if (!post)
    return (
      box(x, y, 46, 40, 6, column > 4 ? '#f3ecdf' : '#faf6ee') +
      text(x + 8, y + 20, String(number), 17, h.slate, { weight: 600 })
    );
  return clipBox(`so-${number}`, x, y, 46, 40, 6, at(x - 3, y, 0.52, posts[post] ?? ''));
}

/** The month from near, and what one of its posts brought. */
export const socialMediaMarketingSmall = () =>
  smallStage(
    'clay',
    5.1,
    slip('so', 18, 18, 364, 300),
    text(32, 50, 'May', 27, h.ink, { family: 'display', weight: 700, tracking: -0.5 }),
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, i) =>
      text(33 + i * 50, 74, name, 17, h.slate, { weight: 500 }),
    ),
    ...Array.from({ length: 14 }, (_, i) => day(i + 1)),
    slip('so-p', 34, 172, 332, 108),
    box(34, 172, 332, 108, 12, 'none', { stroke: h.beacon, 'stroke-width': 2.6 }),
    clipBox('so-cup', 44, 182, 88, 88, 8, at(44, 150, 0.236, latte('so-light'))),
    text(148, 208, 'Bay Coffee', 19, h.ink, { weight: 700 }),
    text(148, 238, 'From this post', 17, h.slate, { weight: 600 }),
    text(148, 265, '61 visits, 9 tables', 20.5, h.ink, { family: 'display', weight: 700 }),
    stroke('M318 208L329 199L338 203L350 188', h.beacon, 3.4),
  );
