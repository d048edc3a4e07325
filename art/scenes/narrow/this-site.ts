import { homePhone } from '#art/exhibits/this-site/home.ts';
import { day } from '#art/exhibits/this-site/sea.ts';
import { drawnMoment } from '#art/exhibits/this-site/tide.ts';
import { tideLines } from '#art/kit/motif.ts';
import { portrait } from '#art/kit/portrait.ts';
import { at, linear, rect } from '#art/kit/svg.ts';

/** The home page of this site on an afternoon, in one window, the sea behind it. */
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
  // A little further down, so that its words end before the window does.
  const page = at(0, -16, 390 / 375, homePhone(day, drawnMoment(14, 30), 490));
  return portrait({ id: 'tn', address: 'foreshore.example', shade: '#04222b', ground, page });
}
