import { box, circle, ellipse, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { desk, laid, pencil, slab, writing } from './desk.ts';

const ink = '#12222f';
const grey = '#aab3b8';
const red = '#e4552f';

/** Paid Media Lead: a calculator, its paper, and what was struck off. */
export const calculator = () =>
  desk(
    { near: '#efe4cd', far: '#c9a96f', lines: '#fffaf0', phase: 2.6 },
    slab(
      { x: 90, y: 90, turn: -8 },
      { width: 230, height: 640, round: 4, fill: '#fffdf8' },
      repeat(
        8,
        (row) => writing(34, 70 + row * 66, 90, 0, [1], grey) + box(150, 62 + row * 66, 46, 16, 8, ink),
      ),
      stroke('M22 202L208 196M22 398L208 392M22 464L208 458', red, 9),
      rect(30, 582, 170, 5, ink),
    ),
    slab(
      { x: 300, y: 240, turn: 6 },
      { width: 400, height: 580, round: 36, fill: '#1c2f40' },
      box(36, 36, 328, 120, 14, '#cfe0d2'),
      ...['M176 66v26h36M212 66v60', 'M240 124v2', 'M268 70h36v26h-36v28h36'].map((d) => stroke(d, ink, 12)),
      repeat(4, (row) =>
        repeat(4, (key) =>
          box(
            36 + key * 86,
            190 + row * 92,
            70,
            74,
            18,
            key === 3 ? (row === 3 ? red : '#5f7a8a') : '#efe9dc',
          ),
        ),
      ),
    ),
    pencil({ x: 170, y: 930, turn: 62 }, '#0f5e66', '#0a4148'),
  );

/** Content and Social Lead: the camera, and the flask that goes where it goes. */
export const camera = () =>
  desk(
    { near: '#f0cdbd', far: '#c67f66', lines: '#fff1ea', phase: 5.5 },
    stroke('M150 470C40 380 60 160 250 130S520 190 640 120', '#2b1a14', 22),
    slab(
      { x: 120, y: 330, turn: -4 },
      { width: 520, height: 330, round: 44, fill: '#17242f' },
      box(180, -44, 160, 70, 18, '#17242f'),
      box(0, 70, 520, 170, 0, '#2d3d4a'),
      circle(64, 34, 22, red),
      box(404, 18, 80, 34, 10, '#3f5361'),
      ellipse(282, 190, 152, 152, '#0b1a28', { opacity: 0.5, filter: 'url(#soft)' }),
      circle(262, 166, 142, '#0b141c'),
      circle(262, 166, 112, '#22323f'),
      circle(262, 166, 82, '#0c4a55'),
      circle(262, 166, 46, '#06222b'),
      path('M196 130A82 82 0 0 1 262 84L262 112A54 54 0 0 0 220 142Z', '#9fe0df', { opacity: 0.75 }),
      circle(296, 204, 12, '#9fe0df', { opacity: 0.5 }),
    ),
    slab(
      { x: 500, y: 690, turn: 68 },
      { width: 110, height: 420, round: 40, fill: '#0f5e66' },
      rect(0, 300, 110, 22, '#0a4148'),
      box(4, 0, 102, 96, 34, '#e7dfd0'),
      rect(22, 110, 14, 180, '#fff', { opacity: 0.25 }),
    ),
  );

/** Data and Automation Lead: cards in their drawer, and the one that says no. */
export const cards = () =>
  desk(
    { near: '#d9e4d4', far: '#93b08f', lines: '#ffffff', phase: 4.1 },
    slab(
      { x: 130, y: 360, turn: 3 },
      { width: 540, height: 480, round: 18, fill: '#8a5a35' },
      box(22, 22, 496, 436, 8, '#4e3019'),
      repeat(
        9,
        (row) =>
          box(40, 40 + row * 42, 460, 96, 6, row % 2 === 0 ? '#fffaf0' : '#f1e7d3') +
          box(60 + ((row * 137) % 300), 22 + row * 42, 96, 30, 8, row % 3 === 0 ? '#7fb0ad' : '#e7d3ae'),
      ),
      box(40, 420, 460, 40, 6, '#fffaf0'),
      box(190, 446, 160, 54, 14, '#c9a25a'),
      box(206, 458, 128, 30, 6, '#fffaf0'),
    ),
    slab(
      { x: 250, y: 130, turn: -11 },
      { width: 380, height: 250, round: 12, fill: '#fffdf8' },
      rect(0, 46, 380, 5, red),
      writing(32, 92, 200, 36, [1, 0.8, 0.9, 0.5], grey),
      laid(
        { x: 292, y: 158 },
        circle(0, 0, 56, 'none', { stroke: red, 'stroke-width': 13 }),
        stroke('M-36 36L36 -36', red, 13),
      ),
    ),
  );
