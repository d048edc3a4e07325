import { at, circle, linear, path, stroke } from '#art/kit/svg.ts';
import type { Light } from './light.ts';

/** Where the founder's arms lie on the rail, and where the paving begins, in the units of the figure. */
export const [railAt, quayAt] = [815, 1092];

/** The founder from behind, 250 units wide around x = 331 and 580 tall, a scarf in the wind. */
export function founder(light: Light, x: number, y: number, scale: number): string {
  const { rim, scarf } = light;
  const [lit, shade, edge] = scarf;
  const id = `${light.id}-coat`;
  const dark = '#06101a';
  return at(
    x - 331 * scale,
    y,
    scale,
    linear(id, [0, 0], [1, 0.3], [0, '#0a1724'], [0.65, '#132d42'], [1, light.night ? '#2c4757' : '#3c5560']),
    path('M284 980H326L320 1108H290ZM340 980H384L382 1108H350Z', '#0a1520'),
    path(
      'M286 1102H322L324 1130H274Q274 1116 286 1110ZM348 1102H384L394 1116Q398 1124 396 1130H346Z',
      '#160f0d',
    ),
    stroke('M378 990L377 1100', rim, 2.5, { opacity: 0.4 }),
    path(
      'M304 668C268 676 244 692 234 722C222 758 210 786 206 806C204 821 217 828 230 821C246 812 260 800 270 782C274 812 275 842 272 868C266 912 258 950 252 996C304 1006 360 1006 412 996C405 950 396 912 391 868C388 842 389 812 393 782C402 800 416 812 432 821C445 828 458 821 456 806C452 786 440 758 428 722C418 692 392 676 358 668Z',
      `url(#${id})`,
    ),
    stroke('M270 782C273 764 272 748 268 734M393 782C390 764 391 748 395 734', dark, 4, { opacity: 0.7 }),
    stroke('M331 720V868M331 884V1001', dark, 3, { opacity: 0.7 }),
    path('M290 862H373V880H290Z', '#0a1724'),
    circle(300, 871, 4, '#d9a26a'),
    circle(363, 871, 4, '#d9a26a'),
    stroke(
      'M394 682C412 692 424 706 429 724C441 760 452 786 456 806M391 868C396 912 405 950 412 996M393 784C390 812 389 842 391 866',
      rim,
      4,
      { opacity: 0.7 },
    ),
    // Two ends of the scarf, the lower one turned.
    path(
      'M300 672C270 676 246 690 222 706C198 720 176 718 146 736C174 734 196 744 222 734C250 722 276 710 306 704Z',
      shade,
    ),
    path(
      'M300 660C274 646 244 650 214 666C182 684 148 676 108 696C144 692 170 706 204 698C240 690 272 690 304 696Z',
      lit,
    ),
    path(
      'M108 696C144 692 170 706 204 698C240 690 272 690 304 696L302 680C268 678 238 684 206 688C176 690 146 686 108 696Z',
      shade,
      { opacity: 0.5 },
    ),
    path(
      'M283 640C279 586 294 554 333 552C372 554 386 588 382 640C384 660 374 676 333 678C290 676 280 660 283 640Z',
      '#1d1512',
    ),
    path(
      'M288 610C274 626 256 630 236 624C250 640 266 646 286 642C272 654 260 658 244 656C262 668 284 666 298 656Z',
      '#1d1512',
    ),
    stroke('M364 568C378 586 383 612 380 642', rim, 4, { opacity: 0.85 }),
    path('M287 664C296 646 368 646 378 664C386 682 376 700 333 702C288 700 279 682 287 664Z', lit),
    stroke('M289 676C308 690 358 690 377 676', shade, 4, { opacity: 0.8 }),
    stroke('M374 660C384 676 382 690 366 698', edge, 3, { opacity: 0.85 }),
  );
}
