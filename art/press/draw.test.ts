import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings, fitting } from '#content/drawings/drawn-words.ts';
import { longFigures } from '#scripts/drawn-words/long-figures.ts';
import { isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';
import { drawnWordsFile, drawnWordsText } from '#scripts/drawn-words/write.ts';
import { drawnSvg } from './draw.ts';

const names = Object.keys(drawings);

test('what is kept of the words in drawings is what they say today', () => {
  expect(drawnWordsText() === readFileSync(drawnWordsFile, 'utf8'), 'npm run images writes it anew').toBe(
    true,
  );
});

test.each(names)('%s says nothing but what its document says', (name) => {
  const lines = drawings[name]?.lines ?? [];
  // As many words as there were, each another one, so that none can stand in for one that was forgotten.
  const own = Object.fromEntries(lines.map(([words], index) => [words, `Ω${index}`]));
  const said = readLines(drawnSvg(name, own, longFigures)).lines.map(({ words }) => words);
  expect(said.filter((words) => isWorded(words) && !/^Ω\d+$/.test(words))).toEqual([]);
  expect(new Set(said.filter(isWorded))).toEqual(new Set(Object.values(own)));
});

test('hostile words are words, and no part of the drawing', () => {
  const svg = drawnSvg('service-web-design', { Trips: '</text><script>alert(1)</script>&' });
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
  expect(svg).not.toContain('<script');
});

test('longer words are drawn smaller, as far as they can be read', () => {
  const line = drawings['service-web-design']?.lines.find(([words]) => words === 'Pick a morning');
  if (!line) throw new Error('the drawing has another button now');
  expect(fitting('Pick a time', line)).toBe(1);
  expect(fitting('Pick a morning to go', line)).toBeLessThan(1);
  expect(fitting('Pick a morning on which you would like to go', line)).toBe(null);
  const [shown] = readLines(
    drawnSvg('service-web-design', { 'Pick a morning': 'Pick a morning to go' }),
  ).lines.filter(({ words }) => words === 'Pick a morning to go');
  expect(shown?.size).toBeLessThan(line[2]);
});
