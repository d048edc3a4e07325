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

/** Somebody in one of its boats, between 540 and 746 across and 288 and 372 down. */
export const kayaker = (): string =>
  [
    path('M540 332C590 352 690 352 746 322C716 366 580 372 540 332Z', kayaks.hull),
    path('M560 337C610 352 680 351 726 334L722 338C680 352 610 354 566 342Z', '#fff', { opacity: 0.5 }),
    circle(640, 300, 12, kayaks.ink),
    path('M622 340C622 316 632 310 640 310S658 316 658 340Z', kayaks.ink),
    stroke('M590 288L694 336M590 288l-16 -10M694 336l16 10', '#fff3dc', 5),
  ].join('');

/** Its swatches: ink, sea, sun and sand. */
export const swatches = [kayaks.ink, kayaks.sea, kayaks.sun, kayaks.sand] as const;
