import { paperStage, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Message = readonly [asked: string, answer: string, time: string];

const messages: readonly Message[] = [
  ['We close early on Thursday', 'Placed, with the link', '09:15'],
  ['Is the new update safe?', 'It broke the copy: it waits', '10:02'],
  ['Who renews our domain?', 'Done, the bill is in your name', '11:30'],
  ['The menu is slow on my phone', 'Its pictures weigh half now', '14:20'],
];

const step = 92;

/** One day's inbox: four things asked, four answered. */
export const websiteManagementPaper = () =>
  paperStage(
    'tide',
    5.1,
    slip('pm', 26, 30, 368, 440),
    text(48, 66, 'Inbox', 22, h.ink, { family: 'display', weight: 700 }),
    text(372, 65, '4 asked, 4 done', 15, h.slate, { anchor: 'end', weight: 500 }),
    line(26, 84, 394, 84, h.sand, 1.6),
    ...messages.map(([asked, answer, time], index) => {
      const y = 98 + index * step;
      return [
        box(42, y, 270, 38, 19, h.sand),
        text(58, y + 25, asked, 16.5, h.ink, { weight: 600 }),
        text(376, y + 25, time, 15, h.slate, { anchor: 'end' }),
        box(94, y + 44, 284, 36, 18, h.tide),
        tick(113, y + 62, 9, h.beacon, h.ink),
        text(130, y + 67.5, answer, 16, h.chalk, { weight: 500 }),
      ].join('');
    }),
  );
