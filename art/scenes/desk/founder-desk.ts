import { at, box, circle, drawing, ellipse, line, path, radial, rect, stroke } from '#art/kit/svg.ts';
import { paperBy } from '#art/scenes/shore/desk.ts';
import { dusk, type Light, moonlight } from '#art/scenes/shore/light.ts';
import { leftHand, rightHand } from './founder-hands.ts';
import { colours, turned } from './founder-light.ts';

/** On phones its middle is shown, 5:4: the hands and most of both pages. */
export const founderDeskSize = { width: 1000, height: 1250 } as const;

const shadow = { opacity: 0.2 };

/** The chair across the desk, with what was hung over its back. */
function chairWithScarf(light: Light): string {
  const { chair } = colours(light);
  const [lit, shade, edge] = light.scarf;
  return [
    box(436, 40, 420, 84, 40, '#06101a', { opacity: 0.3 }),
    box(430, 26, 420, 84, 40, chair),
    stroke('M462 44H818', '#ffffff', 5, { opacity: 0.22 }),
    // The end that hangs behind, and the one that lies on the desk.
    path('M500 30C494 4 492 -10 494 -30H604C606 -8 604 10 600 32Z', shade),
    path('M640 28C660 120 672 190 664 286L774 300C792 200 786 110 758 22Z', '#06101a', { opacity: 0.22 }),
    path('M486 22C560 2 690 0 756 20C764 54 762 92 754 118C680 92 566 94 492 118C482 88 480 52 486 22Z', lit),
    path('M628 96C650 160 656 214 648 270L758 284C776 206 772 142 752 92Z', lit),
    path('M722 92C742 150 744 214 728 280L758 284C776 206 772 142 752 92Z', shade, { opacity: 0.6 }),
    stroke('M500 48C570 26 680 26 744 46M494 86C566 62 680 62 750 88', shade, 6, { opacity: 0.55 }),
    stroke('M660 110C676 160 680 214 674 266M694 104C712 156 714 214 704 272', shade, 5, { opacity: 0.45 }),
    stroke('M490 26C562 6 688 4 752 22', edge, 5, { opacity: 0.85 }),
    stroke('M653 222L764 236M652 240L762 254', edge, 7, { opacity: 0.7 }),
    stroke('M656 274l-6 40M684 278l-5 42M712 282l-5 42M742 286l-4 40', lit, 10),
  ].join('');
}

/** A line of words that are too small to be read from here. */
const said = (light: Light, x: number, y: number, long: number, thick = 12) =>
  box(x, y, long, thick, thick / 2, colours(light).words);

function sheet(light: Light, ...things: string[]): string {
  return [rect(10, 12, 400, 560, '#06101a', shadow), rect(0, 0, 400, 560, paperBy(light)), ...things].join(
    '',
  );
}

/** Page one: what comes first was second. */
function pageOne(light: Light): string {
  const { red } = colours(light);
  const step = (y: number, tone: string, ...widths: number[]) =>
    circle(58, y + 18, 20, tone) + widths.map((wide, i) => said(light, 96, y + i * 30, wide)).join('');
  return sheet(
    light,
    box(40, 44, 210, 28, 14, '#16324a'),
    said(light, 40, 92, 300),
    step(150, '#0f6b73', 240, 190),
    step(256, '#fb7033', 220, 250),
    step(362, '#0f6b73', 250, 150),
    stroke('M30 240C20 200 20 190 34 164M18 186L34 162L52 180', red, 8),
    path(
      'M84 246C160 226 300 228 348 252C376 284 350 322 268 326C190 330 96 326 76 296C66 276 72 254 84 246Z',
      'none',
      {
        stroke: red,
        'stroke-width': 8,
      },
    ),
    stroke('M92 158L300 150M92 186L256 182', red, 8),
    stroke('M286 466l22 24 46 -64', red, 10),
    said(light, 40, 470, 190),
    said(light, 40, 500, 140),
  );
}

/** Page two: its months, one of which is crossed out. */
function pageTwo(light: Light): string {
  const { red, words } = colours(light);
  const bar = (y: number, x: number, long: number, tone: string) =>
    line(40, y + 44, 360, y + 44, words, 2, { opacity: 0.6 }) + box(x, y, long, 28, 8, tone);
  return sheet(
    light,
    box(40, 44, 150, 28, 14, '#16324a'),
    [0, 1, 2, 3].map((i) => said(light, 40 + i * 84, 98, 46, 10)).join(''),
    bar(136, 40, 130, '#0f6b73'),
    bar(200, 124, 130, '#7fb3b8'),
    bar(264, 208, 152, '#f0b93a'),
    stroke('M196 256L370 300M372 252L200 304', red, 10),
    stroke('M140 290C120 320 104 330 84 330M104 312L80 330L106 346', red, 8),
    said(light, 40, 384, 300),
    said(light, 40, 414, 270),
    said(light, 40, 444, 310),
    stroke('M36 468C90 462 230 470 330 462', red, 8),
    said(light, 40, 496, 120),
  );
}

function cup(light: Light): string {
  const { cup: white } = colours(light);
  return at(
    180,
    214,
    1,
    circle(8, 14, 96, '#06101a', shadow),
    circle(0, 0, 96, white),
    circle(0, 0, 82, 'none', { stroke: light.tower[1], 'stroke-width': 7 }),
    stroke('M44 40L84 76', white, 24),
    circle(0, 0, 62, '#e4d9c6'),
    circle(0, 0, 52, '#8a4f26'),
    stroke('M-24 -16a28 28 0 0 1 26 -14', '#ffffff', 5, { opacity: 0.5 }),
  );
}

/** Spectacles, both temples open: between the hands, where every cut of the picture has them whole. */
const temples =
  'M-66 0C-68 -34 -62 -66 -52 -90C-49 -97 -43 -99 -38 -94M72 0C74 -34 68 -66 58 -90C55 -97 49 -99 44 -94';
const glasses = () =>
  turned(
    506,
    995,
    -6,
    stroke(temples, '#06101a', 10, { opacity: 0.18, transform: 'translate(6 9)' }),
    stroke(
      'M-66 6C-66 -40 -8 -40 -8 2C-8 44 -66 44 -66 6ZM14 2C14 -40 72 -40 72 6C72 44 14 44 14 2Z',
      '#06101a',
      12,
      {
        opacity: 0.18,
        transform: 'translate(6 9)',
      },
    ),
    ellipse(-37, 2, 28, 32, '#ffffff', { opacity: 0.28 }),
    ellipse(43, 2, 28, 32, '#ffffff', { opacity: 0.28 }),
    stroke(
      'M-66 6C-66 -40 -8 -40 -8 2C-8 44 -66 44 -66 6ZM14 2C14 -40 72 -40 72 6C72 44 14 44 14 2Z',
      '#16242f',
      10,
    ),
    stroke('M-8 -6C-2 -14 8 -14 14 -6', '#16242f', 9),
    stroke(temples, '#16242f', 8),
  );

/** The founder by what is at hand: the two pages of a roadmap, corrected, and the scarf on the chair. No face until there is a photograph. */
function desk(light: Light): string {
  const { width, height } = founderDeskSize;
  const { floor, board } = colours(light);
  const [top, grain, edge] = board;
  return drawing(
    width,
    height,
    rect(0, 0, width, 150, floor),
    rect(0, 96, width, height - 96, top),
    rect(0, 96, width, 8, edge),
    [370, 640, 910].map((y) => line(0, y, width, y, grain, 4)).join(''),
    stroke(
      'M0 200q250 22 500 0t500 0M0 500q250 -20 500 0t500 0M0 780q250 20 500 0t500 0M0 1080q250 -18 500 0t500 0',
      grain,
      3,
      {
        opacity: 0.5,
      },
    ),
    light.night
      ? radial('lamp', [0.47, 0.5], 0.6, [0, '#ffd38a', 0.34], [1, '#ffd38a', 0]) +
          rect(0, 104, width, height - 104, 'url(#lamp)')
      : path('M0 150L1000 560V860L0 330Z', '#fff0d2', { opacity: 0.22 }) +
          path('M0 430L1000 950V1090L0 520Z', '#fff0d2', { opacity: 0.22 }),
    chairWithScarf(light),
    // So that a narrower cut has both pages and both hands.
    at(
      60,
      20,
      0.88,
      cup(light),
      turned(66, 392, -4, pageOne(light)),
      turned(486, 360, 3, pageTwo(light)),
      glasses(),
      leftHand(light),
      rightHand(light),
    ),
  );
}

export const founderDesk = (): string => desk(dusk);
export const founderDeskNight = (): string => desk(moonlight);
