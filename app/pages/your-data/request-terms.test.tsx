import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestTerms } from './request-terms.tsx';

test('the address of the office keeps its comma, and its number stands in one piece', () => {
  const whole = [
    ...renderToStaticMarkup(<RequestTerms />).matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g),
  ];
  expect(whole.map(([, inside]) => inside?.replaceAll(/<[^>]+>/g, ''))).toEqual([
    'ico.org.uk/make-a-complaint,',
    '0303 123 1113.',
  ]);
});
