import { portrait } from '#art/kit/portrait.ts';
import { at, ellipse, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

/** The developer’s first page in one window: one house with its garden, and what it costs. */
export function chartfordHomesNarrow(): string {
  const page = [
    linear('cn-sky', [0, 0], [0, 1], [0, '#a9cddd'], [0.7, '#dcebef'], [1, '#f6efe0']),
    rect(0, 0, 390, 460, c.paper),
    rect(0, 60, 390, 302, 'url(#cn-sky)'),
    path('M24 42V24L42 12L60 24V42H50V32H34V42Z', c.wine),
    text(70, 39, 'Chartford', 27, c.wine, { family: 'didone' }),
    stroke('M338 25h28M338 35h28', c.wine, 2.4),
    lines(24, 110, ['A front door with', 'your name on it.'], 41, 43, c.wineDeep, {
      family: 'didone',
      tracking: -0.6,
    }),
    ellipse(330, 196, 46, 10, c.cloud),
    ellipse(52, 214, 40, 9, c.cloud),
    path('M0 302C80 276 160 288 240 292S340 272 390 280V362H0Z', '#a9c0a0'),
    repeat(6, (i) => at(18 + i * 72, 326, 0.34, tree(i % 2 ? '#6f9164' : '#8aa86f', '#4c6b47'))),
    rect(0, 322, 390, 40, '#86a67d'),
    at(52, 340, 0.66, tree(c.leaf, c.leafDark)),
    at(338, 340, 0.58, tree('#7b9a5d', c.leafDark)),
    at(121, 342, 0.6, house({ ...kinds.honey, width: 240, gable: true, seed: 3 })),
    path('M140 342H170L177 362H136Z', '#d8ccb6'),
    text(24, 402, 'The Levisham', 27, c.wineDeep, { family: 'didone' }),
    text(366, 401, '£398,000', 22, c.wine, { weight: 700, anchor: 'end' }),
    text(24, 431, '4 bedrooms, garage, south garden', 17, c.grey),
  ].join('');
  const ground = [
    linear('cn-bg', [0, 0], [0.6, 1], [0, '#7a2f47'], [0.5, c.wine], [1, c.wineDeep]),
    rect(0, 0, 400, 500, 'url(#cn-bg)'),
    repeat(9, (i) =>
      ellipse(40, 500, 60 + i * 46, 40 + i * 34, 'none', {
        stroke: '#d59aa9',
        'stroke-width': 1,
        opacity: 0.28,
      }),
    ),
  ].join('');
  return portrait({ id: 'cn', address: 'chartford-homes.example', shade: '#1b060d', ground, page });
}
