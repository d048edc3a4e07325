import { portrait } from '#art/kit/portrait.ts';
import { at, circle, ellipse, path, radial, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, emblem, shirt } from '#art/scenes/broken-goods.ts';

/** The label’s first page in one window: its name in blackletter, and the shirt in its light. */
export function brokenSocietyNarrow(): string {
  const page = [
    radial('kn-spot', [0.5, 0.5], 0.5, [0, '#ff5d8f', 0.95], [0.55, '#b3235a', 0.5], [1, '#7d1440', 0]),
    rect(0, 0, 390, 460, c.black),
    circle(195, 250, 220, 'url(#kn-spot)'),
    at(42, 32, 0.34, emblem(100, c.bone)),
    text(366, 38, 'Bag 2', 18, c.bone, { weight: 600, anchor: 'end' }),
    text(195, 114, 'Broken Society', 61, c.bone, { family: 'gothic', anchor: 'middle' }),
    ellipse(195, 362, 92, 7, '#000', { opacity: 0.5 }),
    at(195, 244, 0.99, shirt('#191716', '#000', '#5d5450', c.bone)),
    rect(0, 372, 390, 88, c.bone),
    text(24, 408, 'Oath long sleeve', 33, c.black, { family: 'gothic' }),
    text(366, 407, '£58', 22, c.black, { weight: 600, anchor: 'end' }),
    text(24, 434, 'Number 37 of 40.', 16.5, '#5e554c'),
  ].join('');
  const ground = [
    rect(0, 0, 400, 500, c.pink),
    path('M0 0H250L190 130L0 180Z', '#ff7aa3'),
    path('M250 0H400V150L300 90Z', '#fb6394'),
    path('M0 380L130 350L210 500H0Z', '#f05a8b'),
    path('M130 350L400 320V500H210Z', '#d83a71'),
  ].join('');
  return portrait({
    id: 'kn',
    address: 'broken-society.example',
    dark: true,
    shade: '#3d0a1f',
    ground,
    page,
  });
}
