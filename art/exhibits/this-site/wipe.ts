import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { day, homeNarrow, homeWide, night } from './home.ts';
import { drawnWater, timeOf } from './tide.ts';

const address = 'foreshore.example';

/** What the page says of the sea, and how high it then stands. */
function sea(kind: 'high' | 'low') {
  const water = drawnWater(kind);
  const words = [`Scarborough, ${kind} water`, `${water.level.toFixed(1)} m at ${timeOf(water)}`] as const;
  return { words, line: words.join(': '), metres: water.level };
}

/** By day, with the sea far out. */
export function before() {
  const { line, metres } = sea('low');
  return widePlate({ id: 'tsb', address, page: homeWide(day, metres, line) });
}
export function beforeNarrow() {
  const { words, metres } = sea('low');
  return narrowPlate({ id: 'tsn', address, page: homeNarrow(day, metres, 526, words) });
}

/** After sunset, with the sea up to the words. */
export function after() {
  const { line, metres } = sea('high');
  return widePlate({ id: 'tsa', address, page: homeWide(night, metres, line), dark: true });
}
export function afterNarrow() {
  const { words, metres } = sea('high');
  const page = homeNarrow(night, metres, 526, words);
  return narrowPlate({ id: 'tsm', address, page, dark: true });
}
