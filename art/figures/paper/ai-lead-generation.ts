import { paperStage, pill, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const source = (y: number, number: string, words: string, note: string) =>
  circle(58, y - 5, 12, h.tide) +
  text(58, y, number, 14.5, h.chalk, { weight: 700, anchor: 'middle' }) +
  text(80, y, words, 16, h.ink, { weight: 600 }) +
  text(376, y, note, 14.5, h.slate, { anchor: 'end' });

/** A draft whose two facts have their sources beside them, and the button that a person presses. */
export const aiLeadGenerationPaper = () =>
  paperStage(
    'ink',
    2.2,
    slip('pa', 26, 30, 368, 440),
    text(44, 66, 'Draft for Wednesday', 21, h.ink, { family: 'display', weight: 700 }),
    text(44, 90, 'Joinery workshop, Malton', 15.5, h.slate),
    line(26, 108, 394, 108, h.sand, 1.6),
    rect(42, 121, 198, 26, h.beaconSoft),
    rect(42, 175, 214, 26, h.beaconSoft),
    lines(
      46,
      140,
      [
        'You asked us for a price',
        'on Tuesday evening. We saw that',
        'you are moving to Norton',
        'this spring. Two workshops of your',
        'size asked us about the same thing.',
      ],
      18,
      27,
      h.ink,
    ),
    circle(252, 127, 9, h.tide),
    text(252, 131.5, '1', 14, h.chalk, { weight: 700, anchor: 'middle' }),
    circle(268, 181, 9, h.tide),
    text(268, 185.5, '2', 14, h.chalk, { weight: 700, anchor: 'middle' }),
    box(26, 274, 368, 104, 0, '#f6f1e8'),
    text(44, 300, 'Where it comes from', 15, h.slate, { weight: 600 }),
    source(330, '1', 'Quote form', 'Tue 19:12'),
    source(362, '2', 'Planning notice', 'public'),
    pill(44, 396, 196, 48, 'Approve', h.beacon, h.ink, 18),
    box(252, 396, 124, 48, 24, 'none', { stroke: h.ink, 'stroke-width': 1.8 }),
    text(314, 426, 'Change', 18, h.ink, { weight: 600, anchor: 'middle' }),
  );
