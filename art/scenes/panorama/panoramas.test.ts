import { describe, expect, it } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';

const narrow = catalogue.filter(({ name }) => /^panorama-.*-narrow$/.test(name));
/** What is printed on goods, and the time on a phone. */
const printed =
  /^(Dusk|Dawn|Ember|Still|Low tide|leaf tea|evening drops|warming balm 60 ml|oat wax candle|YARDS|Broken|Society|[\d:]+)$/;

describe('pictures across the page, on a phone', () => {
  it.each(narrow.map((one) => [one.name, one] as const))('%s is read in 11 pixels or more', (_, one) => {
    const { lines, whole } = readLines(one.draw?.() ?? '');
    const scale = 375 / (whole[2] - whole[0]);
    const small = lines.filter(
      ({ words, size, matrix }) =>
        isWorded(words) && !printed.test(words) && size * Math.abs(matrix[3]) * scale < 11,
    );
    expect(small.map(({ words, size }) => `${words} (${size})`)).toEqual([]);
  });
});
