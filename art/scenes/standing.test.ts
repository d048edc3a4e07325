import { describe, expect, it } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { standingSize } from '#art/kit/standing.ts';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';

const scenes = catalogue.filter(({ clear, width }) => clear && width === standingSize.width);
const linesOf = (name: string) => readLines(scenes.find((one) => one.name === name)?.draw?.() ?? '').lines;

/** What is printed on goods and on a map is as small as there, and the time on a phone. */
const printed = new Set([
  ...['Dawn', 'Still', 'leaf tea', 'evening drops', 'warming balm 60 ml', 'YARDS', 'YARDS 03', 'Broken'],
  ...['Society', 'Free', 'Held', 'Sold', 'Chosen'],
]);

const isPrinted = (words: string) => printed.has(words) || /^[\d:]+$/.test(words);

describe('websites that stand free on the colour of their study', () => {
  it('are those of all six studies', () => {
    expect(scenes.map(({ name }) => name)).toHaveLength(6);
    for (const { height } of scenes) expect(height).toBe(standingSize.height);
  });
  it.each(scenes.map(({ name }) => name))('%s can be read where it is 720 pixels wide', (name) => {
    const small = linesOf(name).filter(
      ({ words, size, matrix }) =>
        isWorded(words) && !isPrinted(words) && size * Math.abs(matrix[3]) < standingSize.width / 82,
    );
    expect(small.map(({ words }) => words)).toEqual([]);
  });
  it.each(scenes.map(({ name }) => name))('%s has nothing behind it', (name) => {
    const [first] = readLines(scenes.find((one) => one.name === name)?.draw?.() ?? '').shapes;
    expect(first?.box[0], 'a ground from edge to edge').not.toBe(0);
  });
});
