import { paperStage, slip, tallPaperStage, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Reply = readonly [who: string, said: string, isNamed: boolean, first: string, second: string];

const replies: readonly Reply[] = [
  [
    'Assistant one',
    'names you, from your cost page',
    true,
    '“Moor & Dale Heating publishes',
    'what 140 homes cost to run.”',
  ],
  [
    'Assistant two',
    'names you second of three',
    true,
    '“Or Moor & Dale, who survey',
    'heat loss room by room.”',
  ],
  [
    'Assistant three',
    'names a firm in Malton',
    false,
    '“Derwent Heat in Malton also',
    'works in Pickering.”',
  ],
  ['Assistant four', 'names nobody', false, '“Ask two installers near you', 'for a quote.”'],
];

const named = [0, 0, 1, 1, 1, 2];

const mark = (y: number, isNamed: boolean) =>
  isNamed
    ? tick(62, y, 12, h.tideBright)
    : circle(62, y, 11, 'none', { stroke: h.sandDeep, 'stroke-width': 2.4 });

/** The log of a month: the sentences of four assistants, what changed, and how many named the firm in each of six months. */
export const seoGeoPaper = () =>
  tallPaperStage(
    'tide',
    6.1,
    slip('pt', 26, 26, 368, 708),
    text(48, 64, 'Answer log', 23, h.ink, { family: 'display', weight: 700 }),
    text(372, 63, 'Month six', 15.5, h.slate, { weight: 500, anchor: 'end' }),
    box(40, 84, 340, 42, 21, h.tide),
    text(60, 111, 'Who fits heat pumps in Pickering?', 17, h.chalk, { weight: 600 }),
    ...replies.map(([who, said, isNamed, first, second], index) => {
      const y = 138 + index * 97;
      return [
        index > 0 ? line(48, y, 372, y, h.sand, 1.5) : '',
        mark(y + 24, isNamed),
        text(88, y + 22, who, 16.5, h.ink, { weight: 600 }),
        text(88, y + 42, said, 15, h.slate),
        text(88, y + 64, first, 15.5, isNamed ? h.ink : h.slate, { family: 'serif', italic: true }),
        text(88, y + 83, second, 15.5, isNamed ? h.ink : h.slate, { family: 'serif', italic: true }),
      ].join('');
    }),
    box(40, 532, 340, 58, 10, '#fff1ea', { stroke: h.beacon, 'stroke-width': 2 }),
    text(56, 556, 'Changed since month five', 15, h.ink, { weight: 600 }),
    text(56, 577, 'Assistant two, from your survey page', 15, '#5b4238'),
    box(26, 606, 368, 128, 12, '#f6f1e8'),
    box(26, 606, 368, 20, 0, '#f6f1e8'),
    text(48, 640, 'Named by', 15, h.slate, { weight: 600 }),
    text(48, 686, '2 of 4', 36, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    ...named.map((count, month) =>
      [0, 1, 2, 3]
        .map((at) => box(196 + month * 30, 680 - at * 17, 22, 13, 3, at < count ? h.beacon : h.sandDeep))
        .join(''),
    ),
    text(196, 714, 'Month 1', 15, h.slate, { weight: 500 }),
    text(357, 714, '6', 15, h.slate, { weight: 500, anchor: 'middle' }),
  );

/** On phones and tablets: one question put to four assistants, and how many named the firm in each of six months. */
export const seoGeoPaperNarrow = () =>
  paperStage(
    'tide',
    6.1,
    slip('ps', 26, 30, 368, 440),
    text(48, 66, 'Answer log', 22, h.ink, { family: 'display', weight: 700 }),
    text(372, 65, 'Month six', 15, h.slate, { weight: 500, anchor: 'end' }),
    box(40, 84, 340, 42, 21, h.tide),
    text(60, 111, 'Who fits heat pumps in Pickering?', 17, h.chalk, { weight: 600 }),
    ...replies.map(([who, said, isNamed], index) => {
      const y = 140 + index * 54;
      return [
        index > 0 ? line(48, y, 372, y, h.sand, 1.5) : '',
        mark(y + 28, isNamed),
        text(88, y + 23, who, 16.5, h.ink, { weight: 600 }),
        text(88, y + 43, said, 15, h.slate),
      ].join('');
    }),
    box(26, 362, 368, 108, 12, '#f6f1e8'),
    box(26, 362, 368, 20, 0, '#f6f1e8'),
    text(48, 392, 'Named by', 15, h.slate, { weight: 600 }),
    text(48, 436, '2 of 4', 34, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    ...named.map((count, month) =>
      [0, 1, 2, 3]
        .map((at) => box(196 + month * 30, 440 - at * 17, 22, 13, 3, at < count ? h.beacon : h.sandDeep))
        .join(''),
    ),
  );
