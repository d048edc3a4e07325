import { portrait } from '#art/kit/portrait.ts';
import { at, box, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house } from '#art/scenes/den-house.ts';

/** The studio’s first page in one window: the house whole, below what the studio says of houses. */
export function denArchitectureNarrow(): string {
  const page = [
    rect(0, 0, 390, 140, '#8f4a33'),
    at(-252, 116, 0.565, house()),
    linear('dn-shade', [0, 0], [0, 1], [0, '#5e2a18', 0.75], [1, '#5e2a18', 0]),
    rect(0, 0, 390, 220, 'url(#dn-shade)'),
    text(24, 46, 'DEN', 27, c.bone, { family: 'thin', weight: 500, tracking: 7 }),
    stroke('M338 33h28M338 43h28', c.bone, 2),
    lines(24, 104, ['Houses that belong', 'where they stand.'], 39, 43, '#fff8ec', {
      family: 'thin',
      weight: 400,
      tracking: -0.6,
    }),
    // Words stand on the dark ground before the house, clear of its steps.
    linear('dn-foot', [0, 0], [0, 1], [0, '#2c1a14', 0], [0.3, '#2c1a14', 1]),
    rect(0, 368, 390, 92, 'url(#dn-foot)'),
    box(24, 400, 150, 42, 21, 'none', { stroke: '#fff8ec', 'stroke-width': 1.6 }),
    text(99, 427, 'See the houses', 18, '#fff8ec', { family: 'thin', weight: 500, anchor: 'middle' }),
    text(366, 427, 'Cliff House, Ravenscar', 17, '#fff8ec', {
      family: 'thin',
      weight: 500,
      anchor: 'end',
    }),
  ].join('');
  const ground = [
    linear('dn-bg', [0, 0], [1, 1], [0, '#ecdfce'], [0.55, '#dfc7b0'], [1, '#c98e6d']),
    rect(0, 0, 400, 500, 'url(#dn-bg)'),
    path('M0 440L400 466V500H0Z', '#a4512f', { opacity: 0.88 }),
  ].join('');
  return portrait({ id: 'dn', address: 'den-architecture.example', shade: '#3b1a0c', ground, page });
}
