import { paperStage, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Reply = readonly [who: string, said: string, isNamed: boolean];

const replies: readonly Reply[] = [
  ['Assistant one', 'names you, from your cost page', true],
  ['Assistant two', 'names you second of three', true],
  ['Assistant three', 'names a firm in Malton', false],
  ['Assistant four', 'names nobody', false],
];

/** One question put to four assistants, and how many named the firm in each of six months. */
export const seoGeoPaper = () =>
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
        isNamed
          ? tick(62, y + 28, 12, h.tideBright)
          : circle(62, y + 28, 11, 'none', { stroke: h.sandDeep, 'stroke-width': 2.4 }),
        text(88, y + 23, who, 16.5, h.ink, { weight: 600 }),
        text(88, y + 43, said, 15, h.slate),
      ].join('');
    }),
    box(26, 362, 368, 108, 12, '#f6f1e8'),
    box(26, 362, 368, 20, 0, '#f6f1e8'),
    text(48, 392, 'Named by', 15, h.slate, { weight: 600 }),
    text(48, 436, '2 of 4', 34, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    ...[0, 0, 1, 1, 1, 2].map((count, month) =>
      [0, 1, 2, 3]
        .map((at) => box(196 + month * 30, 440 - at * 17, 22, 13, 3, at < count ? h.beacon : h.sandDeep))
        .join(''),
    ),
  );
