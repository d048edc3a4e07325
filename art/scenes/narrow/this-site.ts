import { servicesPhone } from '#art/exhibits/this-site/phone-pages.ts';
import { day } from '#art/exhibits/this-site/sea.ts';
import { drawnMoment } from '#art/exhibits/this-site/tide.ts';
import { tideLines } from '#art/kit/motif.ts';
import { portrait } from '#art/kit/portrait.ts';
import { at, linear, rect } from '#art/kit/svg.ts';

/** Our list of services on an afternoon, in one window, the sea behind it: the home page comes below, by day and night. */
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
  // A little lower, so that the window ends between its buttons.
  const page = at(0, 8, 390 / 375, servicesPhone(day, drawnMoment(13, 15), 510));
  return portrait({ id: 'tn', address: 'foreshore.example/services', shade: '#04222b', ground, page });
}
