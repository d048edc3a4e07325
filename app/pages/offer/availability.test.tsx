import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Availability } from './availability.tsx';

test.each([
  [1, '1 spot left'],
  [0, '0 spots left'],
  [2, '2 spots left'],
])('with %i left it says "%s"', (spots, words) => {
  const view = { state: 'open' as const, now: 0, until: 86_400_000, spots };
  const seen = renderToStaticMarkup(<Availability view={view} />).replace(/<[^>]+>/g, ' ');
  expect(seen.replace(/\s+/g, ' ')).toContain(words);
});
