import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { day, homeNarrow, homeWide, night } from './home.ts';
import { drawnWater, timeOf } from './tide.ts';

const address = 'foreshore.example';

/** What the page says of the sea, and where it then stands: a metre is 9 units. */
function sea(kind: 'high' | 'low') {
  const water = drawnWater(kind);
  const words = [`Scarborough, ${kind} water`, `${water.level.toFixed(1)} m at ${timeOf(water)}`] as const;
  return { words, line: words.join(': '), risen: water.level * 9 };
}

/** By day, with the sea far out. */
export function before() {
  const { line, risen } = sea('low');
  return widePlate({ id: 'tsb', address, page: homeWide(day, 576 - risen, line) });
}
export function beforeNarrow() {
  const { words, risen } = sea('low');
  return narrowPlate({ id: 'tsn', address, page: homeNarrow(day, 426 - risen, 526, words) });
}

/** After sunset, with the sea up to the words. */
export function after() {
  const { line, risen } = sea('high');
  return widePlate({ id: 'tsa', address, page: homeWide(night, 576 - risen, line), dark: true });
}
export function afterNarrow() {
  const { words, risen } = sea('high');
  const page = homeNarrow(night, 426 - risen, 526, words);
  return narrowPlate({ id: 'tsm', address, page, dark: true });
}
