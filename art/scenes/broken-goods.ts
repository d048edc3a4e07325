import { at, box, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

export const c = {
  black: '#0f0d0d',
  soot: '#1c1918',
  ash: '#2c2827',
  bone: '#efe9df',
  dust: '#a39a8f',
  // The accent of its palette: pictures stand on it without an edge.
  pink: '#fe6492',
  pinkDark: '#b3235a',
};

/** The house emblem: a disc that slipped along its crack. */
export function emblem(size: number, colour: string) {
  return at(
    0,
    0,
    size / 100,
    path('M-50 6A46 46 0 0 1 36 -28L14 -14L4 -22L-14 0L-24 -6Z', colour),
    path('M50 -6A46 46 0 0 1 -36 28L-14 14L-4 22L14 0L24 6Z', colour),
  );
}

/** Long-sleeved shirt seen from behind, 240 × 250 around (0, 0), with a back print. */
export function shirt(base: string, dark: string, light: string, print: string) {
  return [
    path(
      'M-36 -112L-72 -98Q-94 -88 -102 -58L-122 84Q-123 94 -112 96L-92 98Q-84 98 -82 90L-68 -6L-66 116Q-66 124 -58 124H58Q66 124 66 116L68 -6L82 90Q84 98 92 98L112 96Q123 94 122 84L102 -58Q94 -88 72 -98L36 -112C20 -104 -20 -104 -36 -112Z',
      base,
    ),
    path('M-82 90L-68 -6L-66 116C-60 70 -60 10 -72 -50Z', dark, { opacity: 0.8 }),
    path('M82 90L68 -6L66 116C60 70 60 10 72 -50Z', dark, { opacity: 0.8 }),
    path('M-36 -112C-20 -104 20 -104 36 -112L40 -108C22 -96 -22 -96 -40 -108Z', dark),
    path('M-70 -94C-88 -82 -94 -66 -98 -38L-108 30C-98 0 -92 -50 -70 -94Z', light, { opacity: 0.35 }),
    stroke('M-48 -80C-30 -70 30 -70 48 -80', dark, 2, { opacity: 0.7 }),
    stroke(
      'M-40 60C-30 80 -36 100 -42 116M44 40C34 70 40 96 46 112M-20 90C-14 100 -16 112 -20 120',
      dark,
      2.4,
      { opacity: 0.55 },
    ),
    at(0, -8, 0.92, emblem(88, print)),
    text(0, 66, 'Broken', 30, print, { family: 'gothic', anchor: 'middle' }),
    text(0, 90, 'Society', 30, print, { family: 'gothic', anchor: 'middle' }),
  ].join('');
}

export function jacket() {
  return [
    path(
      'M-40 -110L-80 -94Q-104 -82 -110 -50L-126 80Q-126 92 -114 94L-92 96Q-84 96 -82 88L-72 10L-74 92Q-74 104 -62 104H62Q74 104 74 92L72 10L82 88Q84 96 92 96L114 94Q126 92 126 80L110 -50Q104 -82 80 -94L40 -110Z',
      '#332e2c',
    ),
    path('M-40 -110L0 -70L40 -110L58 -104L30 -34L0 -66L-30 -34L-58 -104Z', '#4b4441'),
    line(0, -64, 0, 104, '#0d0b0b', 4),
    repeat(7, (i) => rect(-5, -52 + i * 22, 10, 5, '#b8b0a6')),
    rect(-74, 84, 148, 20, '#171413'),
    rect(-60, 0, 42, 5, '#0d0b0b'),
    rect(18, 0, 42, 5, '#0d0b0b'),
    stroke('M-54 34L-34 62M54 34L34 62', '#b8b0a6', 3),
    path('M-78 -92C-98 -80 -104 -60 -106 -34L-114 24C-104 -10 -98 -54 -78 -92Z', '#fff', { opacity: 0.08 }),
    at(48, -36, 0.26, emblem(100, c.pink)),
  ].join('');
}

export function beanie() {
  return [
    path('M-78 40C-84 -50 -48 -92 0 -92S84 -50 78 40Z', '#e0457a'),
    repeat(11, (i) =>
      stroke(
        `M${-68 + i * 13.6} 34C${-66 + i * 13} -30 ${-36 + i * 7} -70 ${-8 + i * 1.6} -90`,
        c.pinkDark,
        2.2,
        { opacity: 0.6 },
      ),
    ),
    box(-86, 22, 172, 54, 14, '#f0548a'),
    repeat(14, (i) => line(-74 + i * 11.4, 24, -74 + i * 11.4, 74, c.pinkDark, 2, { opacity: 0.55 })),
    box(-20, 32, 40, 34, 2, c.bone),
    at(0, 49, 0.26, emblem(100, c.black)),
  ].join('');
}
