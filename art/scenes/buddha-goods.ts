import { at, box, circle, clipTo, ellipse, line, linear, path, radial, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

export const c = {
  moss: '#23402f',
  leaf: '#3d6149',
  sage: '#a9bd9e',
  cream: '#fbf4e6',
  oat: '#f1e3c8',
  apricot: '#f0b983',
  marigold: '#e2a13b',
  clay: '#b9653a',
  bark: '#4a2f1f',
  ink: '#1e2b22',
};

/** Gradients shared by the products; drawn once in each picture. */
export const glazes = [
  linear(
    'bb-amber',
    [0, 0],
    [1, 0],
    [0, '#5f3413'],
    [0.22, '#c77a2f'],
    [0.5, '#8e4e1b'],
    [0.85, '#6d3812'],
    [1, '#4a260c'],
  ),
  linear('bb-cap', [0, 0], [1, 0], [0, '#16231b'], [0.3, '#4d6a57'], [0.6, '#23372b'], [1, '#101a14']),
  linear('bb-stone', [0, 0], [1, 0], [0, '#cbb692'], [0.28, '#fff6e2'], [0.7, '#e6d4b0'], [1, '#b59c73']),
  linear('bb-clay', [0, 0], [1, 0], [0, '#8b4424'], [0.3, '#dd8d5d'], [0.7, '#b9653a'], [1, '#7b3a1d']),
  linear('bb-sage', [0, 0], [1, 0], [0, '#6f8868'], [0.3, '#cddac3'], [0.7, '#a0b696'], [1, '#647c5d']),
].join('');

/** The brand's sign: a lotus of five petals over a waterline. */
export function lotus(x: number, y: number, size: number, colour: string) {
  const petal = 'M0 0C-9 -9 -9 -24 0 -34C9 -24 9 -9 0 0Z';
  return at(
    x,
    y,
    size / 40,
    ...[-68, -34, 0, 34, 68].map((angle) =>
      path(petal, 'none', {
        stroke: colour,
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
        transform: `rotate(${angle})`,
      }),
    ),
    stroke('M-26 8H26', colour, 2.6),
  );
}

/** Whether the small line of a label is drawn: only where a product is large enough for it to be read. */
type Label = { readonly fine?: boolean };

export function dropper({ fine = false }: Label = {}) {
  return [
    box(-17, -196, 34, 44, 15, 'url(#bb-cap)'),
    rect(-22, -158, 44, 34, 'url(#bb-cap)'),
    path(
      'M-20 -124H20V-112Q44 -104 44 -82V-12Q44 0 32 0H-32Q-44 0 -44 -12V-82Q-44 -104 -20 -112Z',
      'url(#bb-amber)',
    ),
    box(-44, -84, 88, 62, 0, c.cream),
    lotus(0, -60, 14, c.moss),
    text(0, fine ? -40 : -34, 'Still', fine ? 15 : 18, c.moss, {
      family: 'serif',
      weight: 500,
      anchor: 'middle',
    }),
    fine ? text(0, -29, 'evening drops', 6.5, c.moss, { anchor: 'middle', weight: 500 }) : '',
    rect(-38, -104, 5, 96, '#fff', { opacity: 0.2 }),
  ].join('');
}

export function jar({ fine = false }: Label = {}) {
  return [
    box(-62, -104, 124, 34, 8, 'url(#bb-cap)'),
    rect(-62, -78, 124, 3, '#0c140f', { opacity: 0.5 }),
    path('M-60 -70H60Q68 -70 68 -58V-14Q68 0 54 0H-54Q-68 0 -68 -14V-58Q-68 -70 -60 -70Z', 'url(#bb-stone)'),
    lotus(0, -46, 13, c.clay),
    text(0, fine ? -24 : -17, 'Ember', fine ? 17 : 20, c.bark, {
      family: 'serif',
      weight: 500,
      anchor: 'middle',
    }),
    fine ? text(0, -11, 'warming balm 60 ml', 7, c.bark, { anchor: 'middle', weight: 500 }) : '',
  ].join('');
}

/** @param name nothing where it could not be read either */
export function tin(name = 'Dawn', { fine = false }: Label = {}) {
  return [
    path('M-48 -150H48V-8Q48 0 40 0H-40Q-48 0 -48 -8Z', 'url(#bb-sage)'),
    ellipse(0, -150, 48, 9, '#8aa181'),
    box(-51, -166, 102, 26, 6, 'url(#bb-sage)'),
    ellipse(0, -165, 50, 8, '#dbe6d2'),
    box(-32, -112, 64, 78, 32, c.cream),
    lotus(0, -82, 15, c.moss),
    name &&
      text(0, fine ? -60 : -55, name, fine ? 15 : 18, c.moss, {
        family: 'serif',
        weight: 500,
        anchor: 'middle',
      }),
    fine ? text(0, -49, 'leaf tea', 7.5, c.moss, { anchor: 'middle', weight: 500 }) : '',
  ].join('');
}

export function candle({ fine = false }: Label = {}) {
  return [
    ellipse(0, -104, 46, 10, '#7b3a1d'),
    path('M-46 -104H46V-10Q46 0 36 0H-36Q-46 0 -46 -10Z', 'url(#bb-clay)'),
    ellipse(0, -104, 46, 10, '#6a3018'),
    ellipse(0, -103, 40, 7.5, '#fbeed2'),
    line(0, -104, 0, -118, '#33231a', 2.4),
    path('M0 -144C9 -131 8 -121 0 -117C-8 -121 -9 -131 0 -144Z', '#ffce63'),
    path('M0 -132C4 -126 4 -121 0 -118C-4 -121 -4 -126 0 -132Z', '#fff3cf'),
    text(0, fine ? -50 : -44, 'Low tide', 15, c.cream, { family: 'serif', weight: 500, anchor: 'middle' }),
    fine ? text(0, -38, 'oat wax candle', 7, c.cream, { anchor: 'middle', weight: 500 }) : '',
  ].join('');
}

/** The tea itself, still hot. */
export function cup() {
  const steam = (x: number) => `M${x} -76C${x - 10} -90 ${x + 10} -100 ${x} -116`;
  return [
    ellipse(0, -4, 66, 9, '#d8e0cf'),
    ellipse(0, -6, 46, 5, '#b9c7ae'),
    stroke('M42 -54C70 -56 68 -22 32 -22', c.sage, 8),
    path('M-46 -64H46C46 -24 28 -6 0 -6S-46 -24 -46 -64Z', c.sage),
    ellipse(0, -64, 46, 8, '#8fa684'),
    ellipse(0, -63, 39, 5.6, '#9a5a2c'),
    stroke(steam(-12) + steam(14), c.cream, 3.4, { opacity: 0.75 }),
  ].join('');
}

/** Sunrise behind hills, in an arch of w × h whose foot is at (0, 0); `sun` is how far across it stands. */
export function arch(id: string, w: number, h: number, sun = 0.56) {
  const r = w / 2;
  return [
    linear(`${id}-sky`, [0, 0], [0, 1], [0, '#f6cf9a'], [0.55, '#f3b87f'], [1, '#e79a62']),
    radial(`${id}-glow`, [0.5, 0.5], 0.5, [0, '#fff4d6'], [0.4, '#ffe2a6', 0.8], [1, '#ffd189', 0]),
    clipTo(
      `${id}-arch`,
      path(`M0 0V${-(h - r)}A${r} ${r} 0 0 1 ${w} ${-(h - r)}V0Z`, '#000'),
      rect(0, -h, w, h, `url(#${id}-sky)`),
      circle(w * sun, -h * 0.56, w * 0.44, `url(#${id}-glow)`),
      circle(w * sun, -h * 0.56, w * 0.15, '#fff8e6'),
      path(
        `M0 ${-h * 0.46}C${w * 0.2} ${-h * 0.58} ${w * 0.34} ${-h * 0.5} ${w * 0.5} ${-h * 0.43}S${w * 0.86} ${-h * 0.55} ${w} ${-h * 0.45}V0H0Z`,
        '#d9905b',
      ),
      path(
        `M0 ${-h * 0.34}C${w * 0.22} ${-h * 0.34} ${w * 0.3} ${-h * 0.45} ${w * 0.55} ${-h * 0.38}S${w * 0.85} ${-h * 0.28} ${w} ${-h * 0.37}V0H0Z`,
        '#8d8a5d',
      ),
      path(
        `M0 ${-h * 0.24}C${w * 0.3} ${-h * 0.34} ${w * 0.6} ${-h * 0.2} ${w} ${-h * 0.28}V0H0Z`,
        '#4f6f4f',
      ),
      path(`M0 ${-h * 0.14}C${w * 0.4} ${-h * 0.22} ${w * 0.7} ${-h * 0.12} ${w} ${-h * 0.18}V0H0Z`, c.moss),
    ),
  ].join('');
}
