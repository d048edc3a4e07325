import { tideLines } from '#art/kit/motif.ts';
import { circle, clipTo, drawing, ellipse, group, linear, path, radial, rect, stroke } from '#art/kit/svg.ts';
import { face } from './face.ts';
import type { Look } from './look.ts';

const behind = (look: Look) => {
  const [base] = look.hair;
  if (look.cut === 'long')
    return path(
      'M278 372C264 220 312 152 400 152S536 220 522 372C516 470 556 560 534 640H266C244 560 284 470 286 372Z',
      base,
    );
  if (look.cut === 'bob')
    return path(
      'M270 390C258 224 310 158 400 158S542 224 530 390C526 440 532 480 512 510H288C268 480 274 440 276 390Z',
      base,
    );
  if (look.cut === 'bun')
    return circle(400, 138, 66, base) + path('M288 380C278 244 324 178 400 178S522 244 512 380Z', base);
  if (look.cut === 'curls')
    return [
      [400, 176, 74],
      [318, 206, 66],
      [482, 206, 66],
      [276, 286, 60],
      [524, 286, 60],
      [268, 370, 52],
      [532, 370, 52],
      [290, 440, 42],
      [510, 440, 42],
    ]
      .map(([x, y, r]) => circle(x as number, y as number, r as number, base))
      .join('');
  return '';
};

const before = (look: Look) => {
  const [base, shine] = look.hair;
  switch (look.cut) {
    case 'crop':
      return (
        path(
          'M298 352C276 220 350 172 412 172C486 172 524 236 504 356C498 316 488 286 466 266C420 282 350 276 322 262C304 288 302 318 298 352Z',
          base,
        ) + stroke('M340 226C368 200 420 196 452 214', shine, 9, { opacity: 0.6 })
      );
    case 'bob':
      return (
        path(
          'M298 400C282 262 322 190 400 190S520 262 504 400C500 330 478 286 446 258C404 312 344 326 316 330C306 352 302 376 300 400Z',
          base,
        ) + stroke('M340 250C362 222 392 212 424 218', shine, 9, { opacity: 0.6 })
      );
    case 'bun':
      return (
        path(
          'M298 366C292 256 334 198 400 198S508 256 502 366C488 300 450 262 400 262S312 300 302 366Z',
          base,
        ) + stroke('M350 246C372 226 402 220 434 228', shine, 8, { opacity: 0.6 })
      );
    case 'curls':
      return (
        [
          [340, 236, 46],
          [400, 222, 50],
          [460, 236, 46],
          [306, 288, 30],
          [494, 288, 30],
        ]
          .map(([x, y, r]) => circle(x as number, y as number, r as number, base))
          .join('') + stroke('M330 196q18 -18 40 -12M410 172q22 -8 40 6', shine, 8, { opacity: 0.55 })
      );
    case 'long':
      return (
        path(
          'M300 420C278 264 322 188 400 188S522 264 500 420C492 340 470 280 402 250C350 282 314 330 304 420Z',
          base,
        ) + stroke('M352 236C372 218 396 212 420 214', shine, 9, { opacity: 0.55 })
      );
    default:
      return stroke('M346 238C366 214 402 206 436 216', '#fff', 12, { opacity: 0.22 });
  }
};

function clothes(look: Look) {
  const [base, shade] = look.top;
  const outline =
    'M70 1000C74 826 112 748 226 702C292 676 338 664 344 610H456C462 664 508 676 574 702C688 748 726 826 730 1000Z';
  const body = path(outline, base);
  const folds = clipTo(
    'body',
    path(outline, '#000'),
    path(
      'M70 1000C74 866 96 786 160 734C158 820 168 910 188 1000ZM730 1000C726 866 704 786 640 734C642 820 632 910 612 1000Z',
      shade,
      { opacity: 0.55 },
    ),
  );
  const collar = {
    shirt:
      path('M340 612L400 716L316 742L296 664ZM460 612L400 716L484 742L504 664Z', '#fbf7ef') +
      path('M386 716H414V1000H386Z', shade, { opacity: 0.5 }) +
      circle(400, 790, 6, '#fff') +
      circle(400, 880, 6, '#fff'),
    crew: path('M322 652C340 716 460 716 478 652L500 660C484 748 316 748 300 660Z', shade),
    roll:
      path('M326 590C360 612 440 612 474 590L486 672C440 704 360 704 314 672Z', base) +
      path('M326 590C360 612 440 612 474 590L477 612C440 634 360 634 323 612Z', shade, { opacity: 0.6 }) +
      stroke('M314 672C360 704 440 704 486 672', shade, 5),
    blazer:
      path('M340 616L400 800L460 616L452 600H348Z', '#fbf7ef') +
      path(
        'M330 636L272 668L300 770L276 800L400 1000V800ZM470 636L528 668L500 770L524 800L400 1000V800Z',
        shade,
      ) +
      stroke('M572 800h64', '#fff', 5, { opacity: 0.35 }),
    hood:
      path('M296 652C300 760 500 760 504 652C556 690 540 800 400 800S244 690 296 652Z', shade) +
      stroke('M370 786V872M430 786V858', '#fff', 7, { opacity: 0.7 }),
  }[look.collar];
  return body + folds + collar;
}

function extras(look: Look) {
  switch (look.extra) {
    case 'glasses':
      return stroke(
        'M326 372h58v30q0 22 -28 22t-30 -22zM416 372h58v30q0 22 -28 22t-30 -22zM384 382q16 -10 32 0M326 380l-24 -6M474 380l24 -6',
        '#14202c',
        7,
      );
    case 'beard':
      return path(
        'M302 400C306 520 350 566 400 566S494 520 498 400C488 440 470 458 440 456C420 448 380 448 360 456C330 458 312 440 302 400Z',
        look.hair[0],
      );
    case 'earrings':
      return circle(300, 462, 10, '#e9b872') + circle(500, 462, 10, '#e9b872');
    default:
      return '';
  }
}

/** Heads are drawn small and upright, then seated on the shoulders. */
const headAt = 'translate(-48 -4) scale(1.12)';

/** Head and shoulders, 800 × 1000; light falls from the upper left. */
function figure(look: Look): string {
  const [light, shade] = look.skin;
  const head = 'M302 352C302 254 346 206 400 206S498 254 498 352C498 450 470 548 400 548S302 450 302 352Z';
  return [
    group({ transform: headAt }, behind(look)),
    path('M346 480H454V640C454 690 346 690 346 640Z', shade),
    clothes(look),
    look.collar === 'crew' || look.collar === 'hood'
      ? path('M346 560H454V650C446 706 354 706 346 650Z', shade)
      : '',
    group(
      { transform: headAt },
      ellipse(300, 394, 18, 32, shade),
      ellipse(500, 394, 18, 32, shade),
      clipTo(
        'face',
        path(head, '#000'),
        rect(280, 180, 240, 400, light),
        path('M410 180H520V580H360C440 520 470 420 440 330C426 290 420 240 410 180Z', shade, {
          opacity: 0.5,
        }),
      ),
      look.extra === 'beard' ? extras(look) : '',
      face(look),
      before(look),
      look.extra && look.extra !== 'beard' ? extras(look) : '',
    ),
  ].join('');
}

/** A stand-in portrait, 800 × 1000. */
export function portrait(look: Look): string {
  return drawing(
    800,
    1000,
    linear('ground', [0, 0], [1, 1], [0, look.ground[0]], [1, look.ground[1]]),
    radial('halo', [0.5, 0.5], 0.5, [0, '#ffffff', 0.3], [1, '#ffffff', 0]),
    rect(0, 0, 800, 1000, 'url(#ground)'),
    tideLines({
      width: 800,
      top: 40,
      gap: 42,
      count: 24,
      colour: look.lines,
      weight: 2,
      opacity: 0.5,
      swell: 34,
      phase: look.phase,
    }),
    circle(400, 420, 380, 'url(#halo)'),
    group({}, figure(look)),
  );
}
