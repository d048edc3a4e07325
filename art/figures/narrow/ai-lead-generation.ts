import { bestOnTop, type Lead, leads, ring, visitOn } from '#art/figures/ai-lead-generation.ts';
import { narrowStage, pill, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, rect, scatter, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** The visits, of thirteen from the left, that turn out to be the best lead. */
const promising = [1, 4, 7];

/** AI lead generation on a phone: visits flow down into an inbox of the best, with what to do on a line of its own, and the next. */
export function aiLeadGenerationNarrow(): string {
  const random = scatter(42);
  const visits = Array.from({ length: 13 }, (_, i) => {
    const best = promising.includes(i);
    const from = 6 + i * 31.5;
    // The best go round the list's corner into the bar of its first row; the others go behind the list.
    const [to, down] = best ? [14.5, 80] : [60 + i * 22.5, 92];
    const t = 0.12 + random() * 0.6;
    const [b, c] = best ? [34, 20] : [40, 44];
    const s = 1 - t;
    const x = from + (to - from) * t * t * (3 - 2 * t);
    const y = -14 * s ** 3 + 3 * b * t * s ** 2 + 3 * c * t ** 2 * s + down * t ** 3;
    const d = `M${from} -14C${from} ${b} ${to} ${c} ${to} ${down}${best ? 'v44' : ''}`;
    return visitOn(d, [x, y], best, best ? [2.2, 5.4] : [1.3, 3.4]);
  });
  const row = ([score, name, note, when]: Lead, y: number) => {
    const top = score > 90;
    return [
      top ? slip('al-top', 12, y, 366, 112, '#fff8f3', 10) + box(12, y, 5, 112, 2.5, h.beacon) : '',
      at(
        60 - 31 * 0.68,
        y + 36 - 31 * 0.68,
        0.68,
        ring(31, 31, score, top ? h.beacon : h.tideBright, top ? '#fde0d4' : '#eef0ee', h.ink),
      ),
      text(94, y + 31, name, top ? 15.5 : 16.5, h.ink, { family: 'display', weight: 600 }),
      text(94, y + 55, note, 13.5, h.slate),
      top
        ? pill(94, y + 72, 96, 28, 'Call today', h.beacon, h.ink, 13.5)
        : text(352, y + 33, when, 14, h.slate, { weight: 500, anchor: 'end' }),
    ].join('');
  };
  const [best, next] = leads as readonly [Lead, Lead, ...Lead[]];
  return narrowStage(
    'tide',
    2.7,
    ...bestOnTop(visits),
    slip('al', 24, 66, 342, 252),
    text(40, 97, 'New leads', 21, h.ink, { family: 'display', weight: 700, tracking: -0.3 }),
    stroke('M286 85v11M282 92l4 5 4 -5', h.tide, 1.8),
    text(350, 96, 'Best fit', 15, h.tide, { weight: 600, anchor: 'end' }),
    rect(24, 111, 342, 1.1, h.sand),
    row(next, 241),
    row(best, 122),
  );
}
