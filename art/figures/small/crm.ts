import { pointer, slip, smallStage } from '#art/figures/stage.ts';
import { shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, group, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Deal = readonly [name: string, note: string, value: string, tint: string];

function card([name, note, value, tint]: Deal, x: number, y: number, w: number) {
  return [
    box(x, y, w, 98, 10, h.paper),
    circle(x + 24, y + 26, 12, tint),
    text(x + 46, y + 30, name, 19, h.ink, { family: 'display', weight: 600 }),
    text(x + 46, y + 52, note, 17, h.slate),
    line(x + 14, y + 63, x + w - 14, y + 63, h.sand, 1.2),
    text(x + 14, y + 86, value, 19, h.ink, { weight: 700 }),
  ].join('');
}

const column = (x: number, w: number, name: string, tone: string, won: boolean) =>
  slip(`sc-${x}`, x, 18, w, 310, won ? '#0d3b42' : '#0a3238') +
  box(x, 18, w, 310, 12, 'none', {
    stroke: won ? h.beacon : '#2c6a70',
    'stroke-width': won ? 2 : 1.2,
    'stroke-dasharray': won ? '8 7' : undefined,
  }) +
  box(x + 14, 32, w - 28, 5, 2.5, tone) +
  text(x + 15, 64, name, 20, h.chalk, { family: 'display', weight: 600 });

/** A deal on its way from one column to the next. */
export const crmSmall = () =>
  smallStage(
    'tide',
    6.3,
    column(16, 190, 'Proposal', '#fbb193', false),
    column(216, 168, 'Won', h.beacon, true),
    card(['Farm shop', 'Opened twice', '£8,900', '#7a7f2c'], 26, 80, 170),
    box(26, 190, 170, 98, 10, 'none', {
      stroke: '#fbb193',
      'stroke-width': 1.8,
      'stroke-dasharray': '7 7',
      opacity: 0.75,
    }),
    group(
      { transform: 'rotate(4 270 190)' },
      shadow('sc-s', 170, 144, 196, 98, 10, '#000', 0.4),
      card(['Dental practice', 'Said yes by email', '£26,500', '#0f5e66'], 170, 144, 196),
      box(170, 144, 196, 98, 10, 'none', { stroke: h.beacon, 'stroke-width': 2.6 }),
    ),
    pointer(314, 216, 0.9),
  );
