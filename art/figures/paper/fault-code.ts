import { paperStage, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipBox, line, path, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const flame = { red: '#b23121', pale: '#f6c9a8', wash: '#fdeee6', dark: '#3b1510' } as const;

/** What somebody may try first. */
const step = (y: number, number: number, words: string) =>
  circle(66, y - 5.5, 12, flame.wash) +
  text(66, y, String(number), 16, flame.red, { weight: 700, anchor: 'middle' }) +
  text(90, y, words, 17, h.ink);

const slot = (x: number, day: string, time: string, chosen: boolean) =>
  box(x, 346, 100, 62, 10, chosen ? flame.dark : '#fff', {
    stroke: chosen ? flame.dark : flame.pale,
    'stroke-width': 2,
  }) +
  text(x + 50, 371, day, 15.5, chosen ? '#fff' : h.slate, { weight: 500, anchor: 'middle' }) +
  text(x + 50, 395, time, 19, chosen ? '#fff' : h.ink, { weight: 700, anchor: 'middle' });

/** The page on one fault of a boiler, which somebody searched for: what to try, and when an engineer has the part. */
export const faultCode = () =>
  paperStage(
    'clay',
    3.7,
    slip('fc', 28, 30, 364, 440),
    clipBox('fc-bar', 28, 30, 364, 440, 12, rect(28, 30, 364, 44, '#f3f1ec')),
    box(44, 40, 332, 24, 12, '#fff'),
    text(60, 57.5, 'hearthly.example/fault-f28', 15.5, h.slate, { weight: 500 }),
    path(
      'M66 92c10 8 16 15 16 25a16 16 0 0 1 -32 0c0 -7 4 -11 7 -15 1 4 3 6 5 6 4 -4 1 -10 4 -16z',
      flame.red,
    ),
    path('M66 112c5 4 8 8 8 12a8 8 0 0 1 -16 0c0 -4 4 -8 8 -12z', flame.pale),
    text(96, 125, 'Fault F28', 31, flame.dark, { family: 'display', weight: 700, tracking: -0.8 }),
    text(48, 160, 'The boiler will not light', 19, h.ink, { weight: 600 }),
    line(48, 178, 372, 178, h.sand, 1.5),
    text(48, 206, 'Safe to try first', 15.5, flame.red, { weight: 700 }),
    step(236, 1, 'Is the gas meter switched on?'),
    step(268, 2, 'Hold reset for five seconds'),
    line(48, 292, 372, 292, h.sand, 1.5),
    text(48, 324, 'Still cold? We bring the igniter', 18, h.ink, { weight: 600 }),
    slot(48, 'Today', '15:40', true),
    slot(160, 'Today', '18:10', false),
    slot(272, 'Tomorrow', '8:00', false),
    box(48, 420, 324, 38, 19, h.beacon),
    text(210, 445, 'Book 15:40', 17.5, h.ink, { weight: 700, anchor: 'middle' }),
  );
