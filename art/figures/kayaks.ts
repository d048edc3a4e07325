import { circle, path, stroke } from '#art/kit/svg.ts';

/** Harbour Kayaks, the client whose pages web design draws: in colours and a face of its own, as each client has them. */
export const kayaks = {
  ink: '#16332d',
  inkSoft: '#4c635b',
  ground: '#f5f7f2',
  sun: '#f3c14b',
  sea: '#2c7d73',
  sand: '#e8d9b8',
  shallow: '#dcebe2',
  dawn: '#f9eac6',
  /** Of its picture, from the sky over the horizon down. */
  view: [
    [0, '#fbe6b4'],
    [0.45, '#f2c279'],
    [0.46, '#3a8f82'],
    [1, '#123f3a'],
  ],
  /** Its boats. */
  hull: '#e2503f',
  title: { family: 'serif', weight: 600 },
} as const;

/** Somebody in one of its boats, between 540 and 746 across and 276 and 376 down: both hands on the paddle, the boat in the water. */
export const kayaker = (): string =>
  [
    path('M556 362C600 378 690 378 730 362C700 370 590 370 556 362Z', '#0c2f2b', { opacity: 0.45 }),
    path(
      'M540 326C572 340 604 344 642 344S714 340 746 324C732 352 690 364 640 364S552 354 540 326Z',
      kayaks.hull,
    ),
    stroke('M546 331C576 344 606 348 642 348S712 344 740 329', '#fff', 3, { opacity: 0.6 }),
    path('M612 345C618 336 664 336 672 344C660 349 626 349 612 345Z', kayaks.ink),
    path('M624 344C620 320 628 306 641 306S662 320 660 344C650 347 634 347 624 344Z', kayaks.sun),
    stroke('M641 308V345', kayaks.ink, 2, { opacity: 0.35 }),
    circle(641, 291, 11.5, '#e8b48a'),
    path('M628.500 290C628 278 636 274 642 274S656 279 655 288L661 291.500 648 290.500Z', kayaks.ink),
    stroke('M574 290L704 350', '#fff3dc', 4.5),
    path('M582 294C572 282 556 276 550 280S560 298 582 294Z', '#fff3dc'),
    path('M697 347C703 360 716 370 724 366S718 348 697 347Z', '#fff3dc'),
    stroke('M629 313C622 318 616 314 611 307M654 313C662 318 664 324 665 332', kayaks.ink, 8),
    circle(610, 306.5, 5, '#e8b48a'),
    circle(665.5, 332, 5, '#e8b48a'),
    stroke('M540 355c8 -3 14 3 22 3s18 3 28 2M690 362c14 0 22 -6 34 -4s22 -4 32 -6', '#e6f4f1', 2.6, {
      opacity: 0.85,
    }),
  ].join('');

/** Its swatches: ink, sea, sun and sand. */
export const swatches = [kayaks.ink, kayaks.sea, kayaks.sun, kayaks.sand] as const;
