import { type Lead, leads, ring } from '#art/figures/ai-lead-generation.ts';
import { pill, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** The most promising lead first. */
export function aiLeadGenerationSmall(): string {
  const dial = (y: number, score: number, colour: string, base: string, scale: number) =>
    at(68 - 31 * scale, y - 31 * scale, scale, ring(31, 31, score, colour, base, h.ink));
  const row = ([score, name, , when]: Lead, y: number) =>
    dial(y, score, h.tideBright, '#eef0ee', 0.76) +
    text(106, y + 6.5, name, 19, h.ink, { family: 'display', weight: 600 }) +
    text(358, y + 6, when, 17, h.slate, { weight: 500, anchor: 'end' });
  const [[score, name], next, third] = leads as readonly [Lead, Lead, Lead];
  return smallStage(
    'sand',
    2.7,
    slip('sa', 26, 22, 348, 300),
    text(44, 57, 'New leads', 24, h.ink, { family: 'display', weight: 700, tracking: -0.3 }),
    stroke('M286 44v12M281.5 51l4.5 5.5 4.5 -5.5', h.tide, 2.2),
    text(358, 56, 'Best fit', 17, h.tide, { weight: 600, anchor: 'end' }),
    row(next, 204),
    line(44, 237, 358, 237, h.sand, 1.3),
    row(third, 268),
    slip('sa-top', 14, 74, 372, 98, '#fff8f3', 10),
    box(14, 74, 7, 98, 3.5, h.beacon),
    dial(123, score, h.beacon, '#fde0d4', 0.94),
    text(112, 113, name, 20.5, h.ink, { family: 'display', weight: 600 }),
    pill(110, 126, 108, 34, 'Call today', h.beacon, h.ink, 18),
  );
}
