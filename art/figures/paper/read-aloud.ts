import { kayaks as k } from '#art/figures/kayaks.ts';
import { byHand, pencil, remark } from '#art/kit/sheet.ts';
import { blur, box, circle, denseDrawing, ellipse, group, line, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

/** Drawn in half of these units: 420 × 470, on whatever lies behind it. */
export const readAloudSize = { width: 840, height: 940 } as const;

/** One of the first five changes. */
const change = (x: number, y: number, number: number) =>
  circle(x, y, 13, pencil.red) +
  text(x, y + 5.7, String(number), 16.5, '#fff', { weight: 700, anchor: 'middle' });

/** A home page as it was printed for the call, and what was heard when it was read aloud. */
export const readAloud = () =>
  denseDrawing(
    420,
    470,
    blur('ra-soft', 12, 0.3),
    group(
      { transform: 'rotate(2 210 235)' },
      box(30, 34, 360, 414, 3, '#000', { opacity: 0.4, filter: 'url(#ra-soft)' }),
      box(24, 16, 372, 430, 3, '#fdfbf5'),
      circle(55, 47, 7, k.sun),
      text(70, 53, 'Harbour Kayaks', 17, k.ink, k.title),
      line(46, 68, 374, 68, pencil.rule, 1.4),
      lines(46, 108, ['Adventure awaits', 'in every wave'], 31, 35, k.ink, { ...k.title, tracking: -0.5 }),
      byHand(42, 100, 296, 96, pencil.red, 3.2),
      byHand(42, 136, 252, 130, pencil.red, 3.2, 4),
      change(338, 98, 1),
      remark(264, 142, 'where? when?', pencil.red, 19),
      text(46, 188, 'We are passionate about the sea.', 17, k.inkSoft),
      byHand(42, 184, 296, 180, pencil.red, 2.8, 2),
      change(338, 178, 2),
      remark(250, 212, 'so is everybody', pencil.red, 19),
      box(46, 232, 124, 38, 19, k.sun),
      text(108, 257, 'Read more', 17, k.ink, { weight: 700, anchor: 'middle' }),
      byHand(182, 252, 214, 252, pencil.red, 2.8, 6),
      stroke('M190 244l-9 8 9 8', pencil.red, 2.8),
      remark(221, 258, 'about what?', pencil.red, 19),
      change(360, 251, 3),
      line(46, 292, 374, 292, pencil.rule, 1.4),
      text(46, 324, 'Our history', 17, k.ink, { weight: 700 }),
      text(46, 348, 'Founded in 1998, the company', 17, k.inkSoft),
      byHand(42, 334, 290, 330, pencil.red, 2.8, 3),
      change(338, 332, 4),
      text(46, 396, 'From 2 hours, £42', 19, k.ink, { weight: 700 }),
      ellipse(127, 390, 96, 22, 'none', { stroke: pencil.red, 'stroke-width': 2.8 }),
      stroke('M226 388C300 384 316 366 318 300M318 300l-9 13M318 300l10 12', pencil.red, 2.8),
      change(252, 410, 5),
      remark(274, 416, 'to the top', pencil.red, 19),
    ),
  );
