import { portrait } from '#art/kit/portrait.ts';
import { at, circle, ellipse, line, linear, radial, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cloth, hoodie } from '#art/scenes/yards-garments.ts';

/** The shop’s first page in one window: the word across it, and the hoodie below. */
export function yardsStoreNarrow(): string {
  const page = [
    rect(0, 0, 390, 460, c.pale),
    rect(0, 0, 390, 56, c.lime),
    stroke('M20 24h24M20 33h24', c.coal, 2.6),
    text(195, 42, 'YARDS', 34, c.coal, { family: 'poster', anchor: 'middle' }),
    stroke('M346 18h24l-2.5 22h-19zM352 18a6 6 0 0 1 12 0', c.coal, 2.2),
    rect(0, 56, 390, 314, c.concrete),
    repeat(5, (i) => line(65 * (i + 1), 56, 65 * (i + 1), 370, '#c3c2bb', 1)),
    text(20, 158, 'BACK', 91, c.coal, { family: 'poster', tracking: 0 }),
    rect(195, 71, 183, 92, c.lime),
    text(370, 158, 'YARD', 91, c.coal, { family: 'poster', tracking: 0, anchor: 'end' }),
    ellipse(195, 356, 130, 8, '#000', { opacity: 0.2 }),
    at(195, 268, 0.74, hoodie(cloth.coal)),
    rect(0, 370, 390, 90, c.coal),
    text(24, 401, 'Backyard hoodie', 18, '#ffffff', { weight: 600 }),
    text(24, 427, '£78', 18, '#ffffff', { weight: 600 }),
    rect(222, 386, 146, 48, c.lime),
    text(295, 416, 'Shop the drop', 18, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
  const ground = [
    linear('yn-bg', [0, 0], [1, 1], [0, '#34373d'], [0.5, '#1f2125'], [1, '#121315']),
    radial('yn-light', [0.5, 0.5], 0.5, [0, '#d3f04c', 0.24], [1, '#d3f04c', 0]),
    rect(0, 0, 400, 500, 'url(#yn-bg)'),
    circle(60, 450, 230, 'url(#yn-light)'),
  ].join('');
  return portrait({ id: 'yn', address: 'yards-store.example', dark: true, shade: '#000', ground, page });
}
