import { latte } from '#art/figures/social-media-marketing.ts';
import { bar, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, circle, clipBox, group, path, stroke } from '#art/kit/svg.ts';

/** A post, and what it brought. */
export const socialMediaMarketingSmall = () =>
  smallStage(
    'clay',
    5.1,
    group(
      { transform: 'rotate(-3 200 150)' },
      slip('so', 104, 24, 192, 250),
      circle(130, 50, 13, h.tide),
      bar(152, 45, 76, h.ink, 10),
      clipBox('so-cup', 104, 72, 192, 150, 0, at(104, 2, 0.493, latte('so-light'))),
      path('M136 258c-18 -11 -18 -26 -8 -28c5 -1 7 2 8 6c1 -4 3 -7 8 -6c10 2 10 17 -8 28z', h.beacon),
      stroke('M178 244a11 10 0 1 1 7 9l-8 3 2 -6q-1 -3 -1 -6', h.ink, 3),
      stroke('M232 254L248 244L258 248L276 232', h.beacon, 5),
    ),
  );
