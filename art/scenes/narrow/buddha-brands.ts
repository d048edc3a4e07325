import { landscape, portrait } from '#art/kit/portrait.ts';
import { at, ellipse, line, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { arch, c, glazes, jar, lotus } from '#art/scenes/buddha-goods.ts';

const address = 'buddha-brands.example';

const ground =
  linear('bn-bg', [0, 0], [1, 1], [0, '#2f5440'], [0.6, c.moss], [1, '#162a1f']) +
  rect(0, 0, 400, 500, 'url(#bn-bg)');

const head = () =>
  [
    lotus(40, 36, 27, c.moss),
    text(70, 37, 'Buddha Brands', 23, c.moss, { family: 'serif', weight: 600 }),
    stroke('M338 25h28M338 35h28', c.moss, 2.4),
  ].join('');

/** The shop’s first page in one window: its promise, and the balm before the sunrise. */
export function buddhaBrandsNarrow(): string {
  const page = [
    glazes,
    rect(0, 0, 390, 460, c.cream),
    head(),
    rect(0, 58, 390, 318, c.oat),
    lines(24, 108, ['Ten quiet minutes,', 'kept for yourself.'], 41, 43, c.moss, {
      family: 'serif',
      weight: 400,
      tracking: -1.2,
    }),
    at(55, 376, 1, arch('bn-a', 280, 206)),
    path('M0 376V352C70 336 320 336 390 352V376Z', '#d8c19a'),
    ellipse(210, 360, 150, 9, '#5a3c1d', { opacity: 0.32 }),
    at(195, 360, 1.62, jar()),
    text(24, 421, 'Ember balm', 29, c.moss, { family: 'serif', weight: 400, tracking: -0.6 }),
    text(366, 420, '£18.00', 22, c.ink, { weight: 600, anchor: 'end' }),
  ].join('');
  return portrait({ id: 'bn', address, shade: '#0a140e', ground, page });
}

/** The same lying down, where several projects stand together. */
export function buddhaPosterNarrow(): string {
  const page = [
    glazes,
    rect(0, 0, 390, 240, c.oat),
    lotus(38, 34, 25, c.moss),
    text(64, 35, 'Buddha Brands', 20, c.moss, { family: 'serif', weight: 600 }),
    lines(24, 92, ['Ten quiet', 'minutes, kept', 'for yourself.'], 31, 35, c.moss, {
      family: 'serif',
      weight: 400,
      tracking: -1,
    }),
    line(24, 211, 148, 211, c.moss, 1.4),
    text(24, 204, 'Shop the ritual', 18, c.moss, { weight: 600 }),
    at(228, 234, 1, arch('bpn-a', 146, 206)),
    path('M196 234V216C230 206 350 206 390 216V234Z', '#d8c19a'),
    ellipse(306, 222, 78, 6, '#5a3c1d', { opacity: 0.32 }),
    at(302, 222, 0.98, jar()),
  ].join('');
  // Below it the card goes on in the same green.
  const fading =
    linear('bpn-bg', [0, 0], [0, 1], [0, '#355c47'], [0.8, c.moss], [1, c.moss]) +
    rect(0, 0, 400, 300, 'url(#bpn-bg)');
  return landscape({ id: 'bpn', address, shade: '#0a140e', ground: fading, page });
}
