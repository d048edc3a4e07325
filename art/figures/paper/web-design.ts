import { kayaks as k } from '#art/figures/kayaks.ts';
import { paperStage, pill, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const colours = [k.ink, k.sun, k.dawn, k.sand, k.sea];

/** A client's design kit on one sheet: colours, type, and the parts that pages are made of. */
export const webDesignPaper = () =>
  paperStage(
    'clay',
    3.8,
    slip('pw', 26, 30, 368, 440),
    circle(56, 60, 9, k.sun),
    text(74, 66, 'Harbour Kayaks', 19, k.ink, k.title),
    text(372, 65, 'Design kit', 15, h.slate, { weight: 500, anchor: 'end' }),
    line(26, 84, 394, 84, h.sand, 1.6),
    ...colours.map((colour, i) =>
      i === 0 ? box(46, 100, 92, 74, 10, colour) : box(146 + (i - 1) * 58, 100, 52, 74, 10, colour),
    ),
    text(44, 262, 'Aa', 84, k.ink, { ...k.title, tracking: -2 }),
    line(166, 198, 166, 266, h.sand, 1.6),
    text(184, 222, 'Out past the wall', 22, k.ink, k.title),
    text(184, 246, 'Six boats, one guide, and', 15.5, h.slate),
    text(184, 266, 'seals if you are quiet.', 15.5, h.slate),
    line(46, 290, 374, 290, h.sand, 1.6),
    pill(46, 308, 168, 46, 'Choose a boat', k.sun, k.ink, 17),
    box(226, 308, 148, 46, 23, 'none', { stroke: h.ink, 'stroke-width': 1.8 }),
    text(300, 337, 'Ask a guide', 17, h.ink, { weight: 600, anchor: 'middle' }),
    // a field, empty and in error
    box(46, 372, 158, 42, 8, 'none', { stroke: '#98a5ad', 'stroke-width': 1.6 }),
    text(60, 399, 'Your email', 15.5, h.slate),
    box(216, 372, 158, 42, 8, '#fdeee6', { stroke: '#a8321c', 'stroke-width': 1.8 }),
    text(230, 399, 'sam@harbour', 15.5, h.ink),
    stroke('M352 384v12m0 7v0.500', '#a8321c', 3),
    text(46, 446, 'Empty', 15, h.slate, { weight: 500 }),
    text(216, 446, 'Something is missing', 15, '#a8321c', { weight: 500 }),
  );
