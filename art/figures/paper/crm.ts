import { paperStage, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Part = readonly [words: string, note: string];

const parts: readonly Part[] = [
  ['Quote sent', 'third of five stages'],
  ['Came from the loft page', 'Monday, 19:40'],
  ['Ring on Friday', 'no reply in three days'],
  ['Opened the quote twice', 'in the client portal'],
  ['Deposit invoice', 'drafted in the accounts'],
];

/** One record, and what each of the five pieces wrote in it. */
export const crmPaper = () =>
  paperStage(
    'tide',
    1.3,
    slip('pc', 26, 30, 368, 440),
    box(26, 30, 368, 86, 12, '#101f2f'),
    box(26, 92, 368, 24, 0, '#101f2f'),
    text(48, 68, 'Loft conversion', 23, h.chalk, { family: 'display', weight: 700 }),
    text(48, 95, 'Pickering', 16, '#a9c6cf'),
    text(372, 68, '£18,400', 21, h.chalk, { family: 'display', weight: 700, anchor: 'end' }),
    ...parts.map(([words, note], index) => {
      const y = 126 + index * 68;
      return [
        index > 0 ? line(48, y, 372, y, h.sand, 1.5) : '',
        circle(64, y + 34, 16, index === 2 ? h.beacon : h.tideSoft),
        text(64, y + 40, String(index + 1), 17, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
        text(94, y + 30, words, 17.5, h.ink, { weight: 600 }),
        text(94, y + 52, note, 15, h.slate),
        index === 0
          ? [0, 1, 2, 3, 4]
              .map((at) => box(256 + at * 24, y + 20, 19, 8, 4, at < 3 ? h.beacon : h.sand))
              .join('')
          : '',
      ].join('');
    }),
  );
