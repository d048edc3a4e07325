import { day, homeNarrow } from '#art/exhibits/this-site/home.ts';
import { tideLines } from '#art/kit/motif.ts';
import { portrait } from '#art/kit/portrait.ts';
import { linear, rect } from '#art/kit/svg.ts';

/** The home page of this site by day in one window, the sea behind it. */
export function thisSiteNarrow(): string {
  const ground = [
    linear('tn-sky', [0, 0], [0, 1], [0, '#cfe3e4'], [0.55, '#7fb3b8'], [1, '#0d3a45']),
    rect(0, 0, 400, 500, 'url(#tn-sky)'),
    tideLines({
      width: 400,
      top: 250,
      gap: 13,
      count: 20,
      colour: '#faf7f3',
      weight: 1.2,
      opacity: 0.5,
      swell: 12,
    }),
  ].join('');
  const page = homeNarrow(day, 1.4, 506, []);
  return portrait({ id: 'tn', address: 'foreshore.example', shade: '#04222b', ground, page });
}
