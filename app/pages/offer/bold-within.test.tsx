import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoldWithin } from './bold-within.tsx';

test('words are bold where the sentence says them, and the sentence stands as it is where it does not', () => {
  const shown = (words: string) =>
    renderToStaticMarkup(<BoldWithin text="Today 65% off the total." words={words} />);
  expect(shown('65% off')).toBe('Today <strong class="font-semibold">65% off</strong> the total.');
  expect(shown('65% less')).toBe('Today 65% off the total.');
});
