import { kayaks as k } from '#art/figures/kayaks.ts';
import { narrowStage, slip } from '#art/figures/stage.ts';
import { kayakView, tripScreen } from '#art/figures/web-design.ts';
import { phone } from '#art/kit/frames.ts';
import { box, circle } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

/** Web design on a phone: the finished page, and before it the same trip as a phone has it. */
export const webDesignNarrow = () =>
  narrowStage(
    'sand',
    0.4,
    slip('wd', 18, 20, 322, 300, k.ground),
    circle(41, 46, 7, k.sun),
    text(55, 52, 'Harbour Kayaks', 17, k.ink, k.title),
    lines(34, 100, ['Out past the', 'harbour wall', 'by nine.'], 31, 33, k.ink, {
      ...k.title,
      tracking: -0.6,
    }),
    box(35, 186, 142, 40, 20, k.sun),
    text(106, 211.5, 'Pick a morning', 16, k.ink, { weight: 700, anchor: 'middle' }),
    kayakView('wd', [35, 244, 290, 60], [84, 262, 10], [-190, 98, 0.54]),
    phone({
      ...{ id: 'wd-phone', x: 232, y: 40, width: 136, statusInk: k.ink, timeless: true },
      screen: tripScreen('wd-trip'),
    }),
  );
