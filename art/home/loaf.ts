import {
  blur,
  box,
  circle,
  drawing,
  ellipse,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';

/** Twice as tall as wide: a phone's page has a narrower strip of it. */
export const loafSize = { width: 480, height: 960 } as const;

const crust = { deep: '#7c3a16', shade: '#a85420', base: '#cf7a34', light: '#eaa659', crumb: '#fbe6bd' };
const bag = { base: '#dcbd90', shade: '#c19d6a', light: '#ecd6b2', print: '#0f5e66' };

/** A cut of the knife: the crumb that opened, and its crisp lip. */
const cut = (d: string, lip: string) =>
  path(d, crust.crumb) +
  stroke(lip, crust.deep, 5, { opacity: 0.75, 'stroke-linecap': 'round' }) +
  stroke(lip, crust.light, 3, { transform: 'translate(-4 -3)', opacity: 0.8, 'stroke-linecap': 'round' });

/** The bag it goes home in, an ear of wheat printed on it, the end of a second loaf above its edge. */
const paperBag = () =>
  [
    path('M270 420C262 300 300 236 344 236S418 300 410 430Z', 'url(#lo-stick)'),
    cut('M300 330C322 292 352 276 376 280C356 292 332 312 318 352Z', 'M300 330C322 292 352 276 376 280'),
    cut('M300 404C322 366 356 350 386 352C364 366 340 384 324 424Z', 'M300 404C322 366 356 350 386 352'),
    path('M236 380l18 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 18-14 18 336H222Z', 'url(#lo-bag)'),
    path('M252 392l-18 326h-12l14-338z', bag.light, { opacity: 0.8 }),
    path('M402 394l28 322h20l-18-336z', bag.shade, { opacity: 0.6 }),
    stroke('M250 470l176 0M332 392l-6 78', bag.shade, 3, { opacity: 0.35 }),
    stroke('M338 620V528', bag.print, 5, { 'stroke-linecap': 'round' }),
    repeat(4, (i) => {
      const y = 604 - i * 22;
      return path(
        `M338 ${y}c-24-2-32-16-32-28 18 2 30 10 32 28zc24-2 32-16 32-28-18 2-30 10-32 28z`,
        bag.print,
      );
    }),
    path('M338 518c-12-10-12-24 0-38 12 14 12 28 0 38z', bag.print),
  ].join('');

/** Flour: on the crust where the basket left it, and on the board. */
function flour(seed: number, count: number, [x, y, rx, ry]: readonly [number, number, number, number]) {
  const random = scatter(seed);
  return repeat(count, () => {
    const [a, r] = [random() * Math.PI * 2, Math.sqrt(random())];
    return circle(
      Math.round(x + Math.cos(a) * r * rx),
      Math.round(y + Math.sin(a) * r * ry),
      Math.round((0.8 + random() * 2.4) * 10) / 10,
      '#fff9ea',
      { opacity: 0.75 },
    );
  });
}

const round = 'M26 716C-8 560 74 470 196 470S400 560 366 716C330 730 62 730 26 716Z';

/** A round loaf on its board at daybreak, a roll before it and a bag behind. */
export const loaf = () =>
  drawing(
    loafSize.width,
    loafSize.height,
    linear('lo-sky', [0, 0], [0, 1], [0, '#bcdbe6'], [0.5, '#f3e6cf'], [1, '#fbdcae']),
    radial('lo-sun', [0.5, 0.5], 0.5, [0, '#fffaf0', 0.95], [0.4, '#fff0d0', 0.6], [1, '#fff0d0', 0]),
    linear('lo-bag', [0, 0], [1, 0], [0, bag.light], [0.4, bag.base], [1, bag.shade]),
    linear('lo-stick', [0, 0], [1, 0], [0, crust.light], [0.6, crust.base], [1, crust.shade]),
    radial(
      'lo-crust',
      [0.36, 0.2],
      0.85,
      [0, '#f3b768'],
      [0.35, crust.base],
      [0.75, crust.shade],
      [1, crust.deep],
    ),
    radial('lo-roll', [0.4, 0.2], 0.85, [0, '#f6c37c'], [0.5, '#d98b42'], [1, '#9c5220']),
    radial('lo-dust', [0.5, 0.5], 0.5, [0, '#fff6e2', 0.62], [1, '#fff6e2', 0]),
    linear('lo-board', [0, 0], [0, 1], [0, '#e7cfa2'], [1, '#c9a671']),
    linear('lo-shop', [0, 0], [0, 1], [0, '#0c5660'], [1, '#073c45']),
    blur('lo-soft', 12, 0.4),
    rect(0, 0, 480, 760, 'url(#lo-sky)'),
    circle(120, 250, 220, 'url(#lo-sun)'),
    circle(120, 250, 62, '#fffaf0'),
    rect(0, 760, 480, 200, 'url(#lo-shop)'),
    rect(0, 708, 480, 54, 'url(#lo-board)'),
    stroke('M0 724H480M0 742H300', '#b58f58', 2, { opacity: 0.5 }),
    rect(0, 762, 480, 10, '#04303a', { opacity: 0.4 }),
    // shadows lie to the right: the light comes in from the left
    ellipse(372, 716, 120, 14, '#3d2208', { opacity: 0.35, filter: 'url(#lo-soft)' }),
    paperBag(),
    ellipse(222, 722, 190, 16, '#3d2208', { opacity: 0.45, filter: 'url(#lo-soft)' }),
    path(round, 'url(#lo-crust)'),
    ellipse(170, 560, 120, 84, 'url(#lo-dust)'),
    cut('M92 650C78 572 118 516 178 496C140 540 122 590 128 664Z', 'M92 650C78 572 118 516 178 496'),
    cut('M176 652C166 578 198 522 252 504C220 548 206 592 212 660Z', 'M176 652C166 578 198 522 252 504'),
    cut('M262 654C258 592 282 548 320 532C300 568 290 606 294 660Z', 'M262 654C258 592 282 548 320 532'),
    flour(5, 110, [180, 560, 130, 74]),
    stroke('M34 704C100 716 292 716 358 704', crust.deep, 5, { opacity: 0.5 }),
    // a roll
    ellipse(398, 728, 82, 10, '#3d2208', { opacity: 0.4, filter: 'url(#lo-soft)' }),
    path('M312 728C304 668 342 636 392 636S474 668 468 728C440 738 340 738 312 728Z', 'url(#lo-roll)'),
    cut('M338 690C352 664 392 652 428 660C396 668 368 682 358 706Z', 'M338 690C352 664 392 652 428 660'),
    flour(9, 36, [388, 668, 58, 24]),
    flour(3, 70, [230, 738, 230, 12]),
    box(0, 800, 480, 2, 0, '#2a8f94', { opacity: 0.5 }),
  );
