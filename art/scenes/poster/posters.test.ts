import { describe, expect, it } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';

const names = catalogue
  .map(({ name }) => name)
  .filter((name) => /^poster-(?!.*-(?:upright|wide)$)/.test(name));
/** What a card shows on a phone: a drawing of its own, where there is one. */
const shown = names.filter((name) => !names.some((other) => other === `${name}-narrow`));
/** What is printed on goods, and written in the notebook of a page that is shown. */
const printed =
  /^(Figures|The site|Next step|Dawn|Still|Ember|leaf tea|warming balm 60 ml|YARDS|YARDS 03|Y|Broken|Society)$/;

describe('pictures in the list of projects', () => {
  it.each(shown)('%s is read in 11 pixels or more on a card that is 335 wide', (name) => {
    const { lines, whole } = readLines(catalogue.find((one) => one.name === name)?.draw?.() ?? '');
    const scale = 335 / (whole[2] - whole[0]);
    const small = lines.filter(
      ({ words, size, matrix: [a, b] }) =>
        isWorded(words) && !printed.test(words) && size * Math.hypot(a, b) * scale < 11,
    );
    expect(small.map(({ words, size }) => `${words} (${size})`)).toEqual([]);
  });
});
